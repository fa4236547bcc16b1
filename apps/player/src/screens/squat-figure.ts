type Point = { x: number; y: number }
export type SquatFigure = Record<
  'toe' | 'ankle' | 'knee' | 'hip' | 'shoulder' | 'head' | 'elbow' | 'hand',
  Point
>

/** Segment lengths in body heights. Source: Drillis and Contini, in Winter, Biomechanics, fig. 4.1. */
const body = {
  ankle: 0.039,
  shank: 0.246,
  thigh: 0.245,
  trunk: 0.288,
  head: 0.17,
  upperArm: 0.186,
  forearm: 0.2,
}
/** How each part leans in the deepest pose, degrees from upright; forward is positive. */
const deepest = { shank: 30, thigh: -76, trunk: 42, arm: 84 }
const toeReach = 0.13

const radians = (degrees: number) => (degrees * Math.PI) / 180
const up = (from: Point, length: number, lean: number): Point => ({
  x: from.x + length * Math.sin(radians(lean)),
  y: from.y - length * Math.cos(radians(lean)),
})

/** The body from the side, `depth` of the way into a squat (0–1), standing on y = 0 with its ankle at x = 0. */
export function squatFigure(depth: number): SquatFigure {
  const ankle = { x: 0, y: -body.ankle }
  const knee = up(ankle, body.shank, deepest.shank * depth)
  const hip = up(knee, body.thigh, deepest.thigh * depth)
  const shoulder = up(hip, body.trunk, 3 + deepest.trunk * depth)
  const head = up(shoulder, body.head, 4 + deepest.trunk * 0.5 * depth)
  const armLean = 180 - 8 - deepest.arm * depth
  const elbow = up(shoulder, body.upperArm, armLean)
  const hand = up(elbow, body.forearm, armLean - 6 - 4 * depth)
  return { toe: { x: toeReach, y: -0.012 }, ankle, knee, hip, shoulder, head, elbow, hand }
}
