import { landmark, type Pose, type Side } from '@lithe/pose'
import { onSide } from './plane.ts'

/** A hidden leg is guessed by the engine; it still says a little. */
const least = 0.05

/** How much a leg's knee angle is worth, 0–1: the least visible of its three points, squared. */
export function kneeVisibility(pose: Pose, side: Side): number {
  const seen = (['Hip', 'Knee', 'Ankle'] as const).map(
    joint => landmark(pose, onSide(side, joint)).visibility,
  )
  return Math.max(least, Math.min(...seen) ** 2)
}
