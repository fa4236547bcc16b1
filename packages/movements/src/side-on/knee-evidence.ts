import { landmark, type Pose, type Side } from '@lithe/pose'
import type { JointCentres } from '../body/joint-centres.ts'
import { onSide, planeLength } from '../body/plane.ts'

/** Minimum weight of a hidden leg, which the engine guesses. */
const leastSeen = 0.05

/** Thigh and shank look about equally long in a side view at any bend; below `from`, a landmark is misplaced. */
const likeness = { from: 0.6, to: 0.8 }
/** Negligible next to a plausible leg, and used if both legs are misplaced. */
const leastPlausible = 1e-3

function plausibility({ hip, knee, ankle }: JointCentres): number {
  const [thigh, shank] = [planeLength(hip, knee), planeLength(knee, ankle)]
  const share = Math.min(thigh, shank) / Math.max(thigh, shank, 1e-6)
  return Math.min(1, Math.max(0, (share - likeness.from) / (likeness.to - likeness.from)))
}

/** Weight (0–1) of a leg's knee angle in a side view, from the visibility and plausibility of its three points. */
export function kneeEvidence(pose: Pose, side: Side, leg: JointCentres): number {
  const seen = (['Hip', 'Knee', 'Ankle'] as const).map(
    joint => landmark(pose, onSide(side, joint)).visibility,
  )
  return Math.max(leastSeen, Math.min(...seen) ** 2) * Math.max(leastPlausible, plausibility(leg))
}
