import { landmark, type Pose, type Side } from '@lithe/pose'
import type { JointCentres } from '../body/joint-centres.ts'
import { onSide, planeLength } from '../body/plane.ts'

/** Weight floor of a hidden leg, which the engine guesses. */
const leastSeen = 0.05

/** In a side view thigh and shank look about equally long at any bend; below `from` one is misplaced. */
const likeness = { from: 0.6, to: 0.8 }
/** Negligible next to a plausible leg; used when both are misplaced. */
const leastPlausible = 1e-3

function plausibility({ hip, knee, ankle }: JointCentres): number {
  const [thigh, shank] = [planeLength(hip, knee), planeLength(knee, ankle)]
  const share = Math.min(thigh, shank) / Math.max(thigh, shank, 1e-6)
  return Math.min(1, Math.max(0, (share - likeness.from) / (likeness.to - likeness.from)))
}

/** Weight (0–1) of a leg's knee angle in a side view: visibility and plausibility of its three points. */
export function kneeEvidence(pose: Pose, side: Side, leg: JointCentres): number {
  const seen = (['Hip', 'Knee', 'Ankle'] as const).map(
    joint => landmark(pose, onSide(side, joint)).visibility,
  )
  return Math.max(leastSeen, Math.min(...seen) ** 2) * Math.max(leastPlausible, plausibility(leg))
}
