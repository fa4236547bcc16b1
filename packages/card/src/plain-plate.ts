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

/** A mixed colour may be mixed of one: the innermost comes first. */
function unmixed(source: string): string {
  const plainer = source.replace(mix, mixed)
  return plainer === source ? source : unmixed(plainer)
}

/** Every rule of the drawing's own style sheet as attributes, by its class. */
const attributesByClass = (source: string) =>
  new Map(
    [...source.matchAll(/\.([\w-]+)\{([^}]*)\}/g)].map(([, name = '', body = '']) => [
      name,
      [...body.matchAll(/([\w-]+):([^;]+)/g)]
        .map(([, property, value]) => `${property}="${value?.replace(/^\./, '0.')}"`)
        .join(' '),
    ]),
  )

/**
 * A plate of the design alone in a picture, in its light colours. Style sheets, custom properties and mixed colours
 * are worked out here, and a size is given: not everything that paints an SVG understands them, or does without.
 */
export function plainPlate(source: string): string {
  const drawing = plainColours(source)
  const attributes = attributesByClass(drawing)
  const [, width = '0', height = '0'] = viewBox.exec(drawing) ?? []
  return drawing
    .replace(/<style>.*?<\/style>/s, '')
    .replace(/class="([\w-]+)"/g, (_, name: string) => attributes.get(name) ?? '')
    .replace('<svg ', `<svg width="${width}" height="${height}" `)
}
