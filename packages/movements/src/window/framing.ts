import { bothSides, type LandmarkName, landmark, type Pose } from '@lithe/pose'
import { middleJointCentres } from '../body/joint-centres.ts'
import { planeLength } from '../body/plane.ts'

/** Points every movement needs; the hands may leave the frame. */
const headAndTrunk: readonly LandmarkName[] = ['nose', ...bothSides(['Shoulder', 'Hip'])]
const legsAndFeet = bothSides(['Knee', 'Ankle', 'Heel', 'FootIndex'])

/** Landmarks overshoot the body slightly; a point this far outside may still be at the edge. */
const edge = 0.01
/** Length of foot and ankle relative to the trunk; if more is outside, more than the feet are. */
const feetShare = 0.4

/** Distance of a point beyond the frame's edge, in picture heights; negative inside. */
function beyondEdge(pose: Pose, aspect: number, name: LandmarkName) {
  const { x, y } = landmark(pose, name).image
  return Math.max(Math.max(-x, x - 1) * aspect, -y, y - 1)
}

/** Bounding box of head, trunk, legs and feet, in frame fractions. */
export function bodyExtent(pose: Pose) {
  const places = [...headAndTrunk, ...legsAndFeet].map(name => landmark(pose, name).image)
  const xs = places.map(({ x }) => x)
  const ys = places.map(({ y }) => y)
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) }
}

/** Whether the body, or only its feet, leave the frame. */
export type Framing = 'whole' | 'feet-out' | 'body-out'

function trunkLength(pose: Pose, aspect: number) {
  const { shoulder, hip } = middleJointCentres(pose, aspect)
  return planeLength(shoulder, hip)
}

/** Feet may be at any edge, since those of a body on the floor are at a side. */
export function framing(pose: Pose, aspect: number): Framing {
  const furthest = (names: readonly LandmarkName[]) =>
    Math.max(...names.map(name => beyondEdge(pose, aspect, name)))
  if (furthest(headAndTrunk) > edge) return 'body-out'
  const legsOut = furthest(legsAndFeet)
  if (legsOut <= edge) return 'whole'
  return legsOut <= feetShare * trunkLength(pose, aspect) ? 'feet-out' : 'body-out'
}
