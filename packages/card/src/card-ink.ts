/** Colour tokens of packages/design/tokens.css. */
export const inkTokens = ['ground', 'ink', 'ink-soft', 'spruce', 'ember', 'hairline'] as const
export type InkToken = (typeof inkTokens)[number]

export type CardInk = Record<InkToken, string>

/** Reads the light colours from the text of the design tokens; a card is seen elsewhere, and always light. */
export function dayInkOf(tokens: string): CardInk {
  const colour = (token: InkToken) => {
    const [, day] = new RegExp(`--${token}:\\s*light-dark\\(\\s*([^,\\s]+)\\s*,`).exec(tokens) ?? []
    if (!day) throw new Error(`the design has no colour --${token}`)
    return day
  }
  return {
    ground: colour('ground'),
    ink: colour('ink'),
    'ink-soft': colour('ink-soft'),
    spruce: colour('spruce'),
    ember: colour('ember'),
    hairline: colour('hairline'),
  }
}
