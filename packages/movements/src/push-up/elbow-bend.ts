import { type Degrees, degrees, type PlanePoint, type Pose, type Side } from '@lithe/pose'
import { landmarkInPlane, onSide } from '../body/plane.ts'
import { createSegmentLength } from '../body/segment-length.ts'
import { armVisibility, weighSides } from '../side-on/weigh-sides.ts'

/** A forearm that bears the body stays in the picture plane; shorter than this share of it, the hand was lost. */
const leastForearm = 0.5
const lostWeight = 0.02

/** The opening of two equal links whose ends are this share of their whole length apart. */
const openingOf = (share: number) => (2 * Math.asin(Math.min(1, share)) * 180) / Math.PI

/**
 * The elbows' interior angle, 180° straight, seen from the side; the better-seen arm counts for more.
 * It is told by how near the shoulder has come to the hand, against the straight arm. The angle in the picture would
 * not do: an elbow that points away from the body hides its bend in depth, up to half of it from behind.
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
      // Until the straight arm was seen long enough, it is at least as long as its two halves are now.
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
