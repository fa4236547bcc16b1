/** Geometry of a plate: SVG path data, and points on the sheet. */
type OwnPlateLines = {
  figures: readonly { far: string; body: string; head: string; seams: string; arms: string }[]
  trails: readonly { line: string; dots: readonly (readonly [number, number])[] }[]
  shades: readonly (readonly [number, number])[]
}

type LastFigure = OwnPlateLines & { last: { feet: number; height: number } }

type Sheet = { width: number; height: number; floor: number }

const strengthOf = (index: number, of: number) => 0.14 + 0.86 * ((index + 1) / of) ** 2.6

/** `--way` thickens trails on a small plate. */
const styleSheet = [
  '.chrono-own{fill:var(--figure,#134a40)}',
  // As wide as the neighbouring outline; otherwise the fingers look like claws.
  '.chrono-drawn{stroke:var(--figure,#134a40);stroke-width:11;stroke-linejoin:round}',
  '.chrono-own-far{fill:var(--figure,#134a40);opacity:.5}',
  '.chrono-seam{fill:none;stroke:var(--ground,#fbf6ee);stroke-width:9.5;stroke-linejoin:round;stroke-linecap:round}',
  '.chrono-way{fill:none;stroke:var(--ember,#c8431b);stroke-width:var(--way,6);stroke-linecap:round}',
  '.chrono-spot{fill:var(--ember,#c8431b);stroke:var(--ember,#c8431b);stroke-width:var(--way,6)}',
  '.chrono-floor{stroke:var(--sand,#eadfcb);stroke-width:3}',
  '.chrono-like{fill:var(--raised,#fffdf9);stroke:var(--ink-soft,#394943);stroke-width:11;stroke-linejoin:round;paint-order:stroke}',
  '.chrono-shade{fill:var(--sand,#eadfcb)}',
].join('')

const path = (look: string, lines: string) => (lines === '' ? '' : `<path class="${look}" d="${lines}"/>`)

const body = ({ far, body, head, seams, arms }: OwnPlateLines['figures'][number]) =>
  `${path('chrono-own-far', far)}${path('chrono-own', body)}${path('chrono-own', head)}${path('chrono-seam', seams)}${path('chrono-own', arms)}`

/** The last figure, scaled to a body 1000 tall with its feet at the origin, facing right. */
function standing({ figures, trails, last }: LastFigure, { floor }: Sheet): string {
  const dots = trails[0]?.dots ?? []
  const isLeft = (dots[0]?.[0] ?? 0) > (dots.at(-1)?.[0] ?? 0)
  const scale = (1000 / last.height).toFixed(3)
  const figure = figures.at(-1)
  return figure
    ? `<g transform="scale(${isLeft ? '-' : ''}${scale} ${scale})translate(${-last.feet} ${-floor})">${body(figure)}</g>`
    : ''
}

/** Top of the drawing of two bodies, in thousandths of their height. */
const tops = { folded: 690, upright: 1060 } as const

/** A person's deepest pose, or a drawn one, over the outline of another body; both are 1000 tall, on one floor. */
export function bodyOverDrawing(
  own: LastFigure | string,
  like: string,
  frame: keyof typeof tops,
  sheet: Sheet,
): string {
  const top = tops[frame]
  const width = 1.6 * (top + 40)
  const left = 60 - width / 2
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${left} ${-top} ${width} ${top + 40}">`,
    `<style>${styleSheet}</style>`,
    `<path class="chrono-floor" d="M${left} 3H${left + width}"/>`,
    `<path class="chrono-like" d="${like}"/>`,
    `<g opacity=".86">${typeof own === 'string' ? path('chrono-own chrono-drawn', own) : standing(own, sheet)}</g>`,
    '</svg>',
  ].join('')
}

/** SVG source of a person's own movement in the style of our plates: figures side by side, faint to solid. */
export function ownPlateDrawing({ figures, trails, shades }: OwnPlateLines, sheet: Sheet): string {
  const ground = shades.map(([x, y]) => `<ellipse class="chrono-shade" cx="${x}" cy="${y}" rx="59" ry="5"/>`)
  const bodies = figures.map(
    (figure, index) => `<g opacity="${strengthOf(index, figures.length).toFixed(2)}">${body(figure)}</g>`,
  )
  const ways = trails.flatMap(({ line, dots }) => [
    path('chrono-way', line),
    ...dots.map(
      ([x, y], index) =>
        `<circle class="chrono-spot" cx="${x}" cy="${y}" r="${index + 1 === dots.length ? 10 : 5}"/>`,
    ),
  ])
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${sheet.width} ${sheet.height}">`,
    `<style>${styleSheet}</style>`,
    `<path class="chrono-floor" d="M0 ${sheet.floor}H${sheet.width}"/>`,
    ...ground,
    ...bodies,
    ...ways,
    '</svg>',
  ].join('')
}
