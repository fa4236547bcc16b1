/** A heading, control or landmark: its name, and its position in CSS pixels of the whole page. */
export type Box = { what: string; left: number; top: number; width: number; height: number }

/** Runs in the page: lists headings, controls and landmarks in document order. */
export function boxesOfPage(): Box[] {
  const wanted =
    'h1, h2, h3, h4, button, a[href], input, select, main, header, footer, nav, [role="region"], iframe'
  const containers = 'main, header, footer, nav, [role="region"], iframe, select'
  function nameOf(element: Element) {
    if (element.matches(containers)) return ''
    const label = element.getAttribute('aria-label')
    if (label !== null) return label
    const unseen = [...element.querySelectorAll('style, title')].map(one => one.textContent)
    return unseen.reduce((rest, one) => rest.replace(one, ''), element.textContent)
  }
  return [...document.querySelectorAll(wanted)].flatMap(element => {
    const { left, top, width, height } = element.getBoundingClientRect()
    if (width === 0 || height === 0 || !element.checkVisibility({ visibilityProperty: true })) return []
    const text = nameOf(element).replace(/\s+/g, '').slice(0, 50)
    return [
      {
        what: `${element.tagName.toLowerCase()} ${text}`,
        left: left + scrollX,
        top: top + scrollY,
        width,
        height,
      },
    ]
  })
}

/** Maximum difference of an edge from the same edge in Chromium, in CSS pixels. */
const tolerancePixels = 1

const edges = ({ left, top, width, height }: Box) => [left, top, left + width, top + height]
const told = (box: Box) =>
  edges(box)
    .map(edge => edge.toFixed(1))
    .join(' ')

/** Layout differences from Chromium, one per line; different content is listed by name. */
export function otherwiseLaidOut(chromium: readonly Box[], other: readonly Box[]): string[] {
  const names = (boxes: readonly Box[]) => boxes.map(({ what }) => what)
  const [here, there] = [names(other), names(chromium)]
  if (here.join('\n') !== there.join('\n'))
    return [
      ...there.filter(what => !here.includes(what)).map(what => `missing: ${what}`),
      ...here.filter(what => !there.includes(what)).map(what => `only here: ${what}`),
      `${here.length} things where Chromium has ${there.length}`,
    ]
  return chromium.flatMap((box, index) => {
    const its = other[index] ?? box
    const apart = Math.max(...edges(box).map((edge, side) => Math.abs(edge - (edges(its)[side] ?? 0))))
    return apart > tolerancePixels ? [`${box.what}: ${told(its)}, in Chromium ${told(box)}`] : []
  })
}
