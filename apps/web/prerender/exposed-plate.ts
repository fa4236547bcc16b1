/**
 * Bounding boxes, in drawing units, of the plates on the first pages and the sign-in page, down to the floor, as
 * measured by `getBBox`. A test checks both.
 */
export const drawnBoxes = {
  'hero-squat': '48 133.608 2304 975.392',
  'single-leg-stance': '48 86.488 1363.444 806.512',
} as const

/** Renders a drawing by crop, as `Chronophotograph` does in a browser: exposures in turn, margins trimmed. */
export function exposedPlate(source: string, drawnBox: string): (crop: string) => string {
  const svg = source.slice(source.indexOf('<svg'))
  const groups = [...svg.matchAll(/^<g(?: opacity="[\d.]+")?>/gm)].length
  let step = 0
  const exposed = svg
    .replace(/^<g( opacity="[\d.]+")?>/gm, (_, opacity = '') => {
      const last = step === groups - 1 ? ' class="last-pose"' : ''
      return `<g${opacity} style="--step: ${step++};"${last}>`
    })
    .replaceAll('<path class="chrono-arc"', '<path class="chrono-arc" pathLength="1"')
  return crop =>
    crop === 'full-bleed'
      ? exposed.replace(/viewBox="[^"]*"/, `viewBox="${drawnBox}" preserveAspectRatio="xMaxYMid slice"`)
      : exposed
}
