/** Geometry of a plate: SVG path data, and points on the sheet. */
type OwnPlateLines = {
  figures: readonly { far: string; body: string; head: string; seams: string; arms: string }[]
  trails: readonly { line: string; dots: readonly (readonly [number, number])[] }[]
  shades: readonly (readonly [number, number])[]
}

type Sheet = { width: number; height: number; floor: number }

const strengthOf = (index: number, of: number) => 0.14 + 0.86 * ((index + 1) / of) ** 2.6

/** `--way` thickens trails on a small plate. */
const styleSheet = [
  '.chrono-own{fill:var(--figure,#134a40)}',
  '.chrono-own-far{fill:var(--figure,#134a40);opacity:.5}',
  '.chrono-seam{fill:none;stroke:var(--ground,#fbf6ee);stroke-width:9.5;stroke-linejoin:round;stroke-linecap:round}',
  '.chrono-way{fill:none;stroke:var(--ember,#c8431b);stroke-width:var(--way,6);stroke-linecap:round}',
  '.chrono-spot{fill:var(--ember,#c8431b);stroke:var(--ember,#c8431b);stroke-width:var(--way,6)}',
  '.chrono-floor{stroke:var(--sand,#eadfcb);stroke-width:3}',
  '.chrono-shade{fill:var(--sand,#eadfcb)}',
].join('')

const path = (look: string, lines: string) => (lines === '' ? '' : `<path class="${look}" d="${lines}"/>`)

/** SVG source of a person's own movement in our plates' style: figures side by side, faint to solid. */
export function ownPlateDrawing({ figures, trails, shades }: OwnPlateLines, sheet: Sheet): string {
  const ground = shades.map(([x, y]) => `<ellipse class="chrono-shade" cx="${x}" cy="${y}" rx="59" ry="5"/>`)
  const bodies = figures.map(
    ({ far, body, head, seams, arms }, index) =>
      `<g opacity="${strengthOf(index, figures.length).toFixed(2)}">${path('chrono-own-far', far)}${path('chrono-own', body)}${path('chrono-own', head)}${path('chrono-seam', seams)}${path('chrono-own', arms)}</g>`,
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
