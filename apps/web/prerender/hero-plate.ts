/** The plate at the head of the first pages, and that of the sign-in page. */
export const hero = 'hero-squat'
export const standing = 'single-leg-stance'

/**
 * Where its drawing lies on the plate, its floor to its lower edge, in drawing units: what a browser measures of it
 * (`getBBox`). A test holds it to that.
 */
const drawnBox = '48 133.608 2304 975.392'

/** A drawing as `Chronophotograph` develops it in a browser, by crop: its exposures in turn, the hero's margins trimmed. */
export function exposedPlate(source: string): (crop: string) => string {
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
