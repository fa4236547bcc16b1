/** Red, green and blue, 0–255. */
export type Colour = readonly [number, number, number]

const hex = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i
const rgb = /^rgba?\((\d+), ?(\d+), ?(\d+)(?:, ?1)?\)$/

/** From "#rrggbb" or a computed "rgb(…)"; null from anything else, and from what is see-through. */
export function readColour(text: string): Colour | null {
  const inHex = hex.exec(text)
  const parts = (inHex ?? rgb.exec(text))?.slice(1).map(part => Number.parseInt(part, inHex ? 16 : 10))
  const [red, green, blue] = parts ?? []
  return red === undefined || green === undefined || blue === undefined ? null : [red, green, blue]
}

export const hexOf = (colour: Colour) =>
  `#${colour.map(channel => channel.toString(16).padStart(2, '0')).join('')}` as const

/** Relative luminance as WCAG 2.2 defines it, 0–1. */
export function luminanceOf(colour: Colour): number {
  const [red = 0, green = 0, blue = 0] = colour
    .map(channel => channel / 255)
    .map(channel => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

export function contrastOf(one: Colour, other: Colour): number {
  const [dark = 0, light = 0] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}
