const styleSheet = /<style>(.*?)<\/style>/s
const viewBox = /viewBox="0 0 (\d+) (\d+)"/
const customProperty = /var\(--[\w-]+,([^()]+)\)/g
const mix = /color-mix\(in srgb,#([\da-f]{6}) (\d+)%,#([\da-f]{6})\)/gi

const channelsOf = (hex: string) => [0, 2, 4].map(at => Number.parseInt(hex.slice(at, at + 2), 16))

function mixed(_: string, first: string, percent: string, second: string): string {
  const share = Number(percent) / 100
  const others = channelsOf(second)
  const channels = channelsOf(first).map((value, index) => value * share + (others[index] ?? 0) * (1 - share))
  return `#${channels.map(value => Math.round(value).toString(16).padStart(2, '0')).join('')}`
}

const plainColours = (source: string) => unmixed(source.replace(customProperty, '$1'))

/** Resolves nested mixes, innermost first. */
function unmixed(source: string): string {
  const plainer = source.replace(mix, mixed)
  return plainer === source ? source : unmixed(plainer)
}

type Rule = {
  name: string
  /** Whether the rule applies to descendants of the named element rather than the element. */
  isWithin: boolean
  body: string
}

/** Rules in order; both kinds have equal specificity, so the later wins. */
function rulesOf(source: string): Rule[] {
  const [, sheet = ''] = styleSheet.exec(source) ?? []
  return [...sheet.matchAll(/([^{}]+)\{([^}]*)\}/g)].map(([rule, selector = '', body = '']) => {
    const [, name, within] = /^\.([\w-]+)( \*)?$/.exec(selector) ?? []
    if (name === undefined) throw new Error(`A plate's rule that cannot become attributes: ${rule}`)
    return { name, isWithin: within !== undefined, body }
  })
}

function attributesOf(bodies: readonly string[]): string {
  const declared = bodies.flatMap(body => [...body.matchAll(/([\w-]+):([^;]+)/g)])
  const worn = new Map(declared.map(([, property, value = '']) => [property, value.replace(/^\./, '0.')]))
  return [...worn].map(([property, value]) => ` ${property}="${value}"`).join('')
}

/** Gives every element its rules and style as attributes. */
function dressed(drawing: string, rules: readonly Rule[]): string {
  const above: string[] = []
  return drawing.replace(/<(\/?)([\w-]+)([^<>]*?)(\/?)>/g, (tag, closes, element, written, isEmpty) => {
    if (closes) {
      above.pop()
      return tag
    }
    const look = readAttribute(written, 'class')
    const bodies = rules
      .filter(({ name, isWithin }) => (isWithin ? above.includes(name) : name === look))
      .map(({ body }) => body)
    if (!isEmpty) above.push(look)
    const rest = written.replace(/ (class|style)="[^"]*"/g, '')
    return `<${element}${attributesOf([...bodies, readAttribute(written, 'style')])}${rest}${isEmpty}>`
  })
}

const readAttribute = (written: string, name: 'class' | 'style'): string =>
  new RegExp(` ${name}="([^"]*)"`).exec(written)?.[1] ?? ''

/**
 * A plate as a standalone SVG in light colours, for renderers without style sheets, custom properties or colour mixes;
 * these are resolved and a size is set.
 */
export function plainPlate(source: string): string {
  const drawing = plainColours(source)
  const [, width = '0', height = '0'] = viewBox.exec(drawing) ?? []
  return dressed(drawing.replace(styleSheet, ''), rulesOf(drawing)).replace(
    '<svg ',
    `<svg width="${width}" height="${height}" `,
  )
}
