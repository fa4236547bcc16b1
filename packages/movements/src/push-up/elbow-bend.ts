import { type Degrees, degrees, type PlanePoint, type Pose, type Side } from '@lithe/pose'
import { landmarkInPlane, onSide } from '../body/plane.ts'
import { createSegmentLength } from '../body/segment-length.ts'
import { armVisibility, weighSides } from '../side-on/weigh-sides.ts'

/** A supporting forearm stays in the picture plane; a shorter forearm means that the hand was lost. */
const leastForearm = 0.5
const lostWeight = 0.02

/** Angle between two equal links whose ends are this fraction of their total length apart. */
const openingOf = (share: number) => (2 * Math.asin(Math.min(1, share)) * 180) / Math.PI

/**
 * Elbow angle in a side view, 180° straight, weighted towards the better-seen arm. Computed from the shoulder–hand
 * distance relative to the straight arm, because an elbow pointing away hides up to half its bend in depth.
 */
export function createElbowBend() {
  const armLength = { left: createSegmentLength(), right: createSegmentLength() }
  const forearmLength = { left: createSegmentLength(), right: createSegmentLength() }
  return (pose: Pose, aspect: number, view: Degrees): Degrees => {
    const stretch = Math.sin((view * Math.PI) / 180)
    const length = (from: PlanePoint, to: PlanePoint) => Math.hypot((to.x - from.x) / stretch, to.y - from.y)
    const armOf = (side: Side) => {
      const [shoulder, elbow, wrist] = (['Shoulder', 'Elbow', 'Wrist'] as const).map(joint =>
        landmarkInPlane(pose, aspect, onSide(side, joint)),
      ) as [PlanePoint, PlanePoint, PlanePoint]
      const reach = length(shoulder, wrist)
      const forearm = length(elbow, wrist)
      // Until a straight arm has been seen long enough, uses at least the sum of its current halves.
      const straight = Math.max(1e-6, length(shoulder, elbow) + forearm, armLength[side](reach))
      const isLost = forearm < leastForearm * forearmLength[side](forearm)
      return {
        bend: openingOf(reach / straight),
        weight: armVisibility(pose, side) * (isLost ? lostWeight : 1),
      }
    }
    const arms = { left: armOf('left'), right: armOf('right') }
    return degrees(
      weighSides(
        side => arms[side].weight,
        side => arms[side].bend,
      ),
    )
  }
}
