import { bothSides, type LandmarkName, landmark, type Pose } from '@lithe/pose'
import { middleJointCentres } from '../body/joint-centres.ts'
import { planeLength } from '../body/plane.ts'

/** Points without which no movement can be measured: the hands may leave the picture. */
const headAndTrunk: readonly LandmarkName[] = ['nose', ...bothSides(['Shoulder', 'Hip'])]
const legsAndFeet = bothSides(['Knee', 'Ankle', 'Heel', 'FootIndex'])

/** The engine's marks overshoot the body a little; a point this far outside may still be at the edge. */
const edge = 0.01
/** Foot and ankle are about this share of the trunk's length; if more is missing, it is not only the feet. */
const feetShare = 0.4

/** How far a point is past the edge of the picture, picture heights; negative inside. */
function beyondEdge(pose: Pose, aspect: number, name: LandmarkName) {
  const { x, y } = landmark(pose, name).image
  return Math.max(Math.max(-x, x - 1) * aspect, -y, y - 1)
}

/** The box around head, trunk, legs and feet, in shares of the picture. */
export function bodyExtent(pose: Pose) {
  const places = [...headAndTrunk, ...legsAndFeet].map(name => landmark(pose, name).image)
  const xs = places.map(({ x }) => x)
  const ys = places.map(({ y }) => y)
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) }
}

/** What of the body is outside the picture. */
export type Framing = 'whole' | 'feet-out' | 'body-out'

function trunkLength(pose: Pose, aspect: number) {
  const { shoulder, hip } = middleJointCentres(pose, aspect)
  return planeLength(shoulder, hip)
}

/** The feet may be at any edge: on the floor they lie at the side. */
export function framing(pose: Pose, aspect: number): Framing {
  const furthest = (names: readonly LandmarkName[]) =>
    Math.max(...names.map(name => beyondEdge(pose, aspect, name)))
  if (furthest(headAndTrunk) > edge) return 'body-out'
  const legsOut = furthest(legsAndFeet)
  if (legsOut <= edge) return 'whole'
  return legsOut <= feetShare * trunkLength(pose, aspect) ? 'feet-out' : 'body-out'
}
