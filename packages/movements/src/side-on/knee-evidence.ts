import { landmark, type Pose, type Side } from '@lithe/pose'
import type { JointCentres } from '../body/joint-centres.ts'
import { onSide, planeLength } from '../body/plane.ts'

/** A hidden leg is guessed by the engine; it still says a little. */
const leastSeen = 0.05

/** Seen from the side, thigh and shank look about as long as each other however the knee bends: below `from` one is misplaced. */
const likeness = { from: 0.6, to: 0.8 }
/** Nothing beside a leg that can be one; where both are misplaced, all there is. */
const leastPlausible = 1e-3

function plausibility({ hip, knee, ankle }: JointCentres): number {
  const [thigh, shank] = [planeLength(hip, knee), planeLength(knee, ankle)]
  const share = Math.min(thigh, shank) / Math.max(thigh, shank, 1e-6)
  return Math.min(1, Math.max(0, (share - likeness.from) / (likeness.to - likeness.from)))
}

/** How much a leg's knee angle is worth in a side view, 0–1: how visible its three points are, and whether they can be a leg's. */
export function kneeEvidence(pose: Pose, side: Side, leg: JointCentres): number {
  const seen = (['Hip', 'Knee', 'Ankle'] as const).map(
    joint => landmark(pose, onSide(side, joint)).visibility,
  )
  return Math.max(leastSeen, Math.min(...seen) ** 2) * Math.max(leastPlausible, plausibility(leg))
}
