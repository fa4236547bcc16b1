import { landmark, type Pose, type Side } from '@lithe/pose'
import { onSide } from '../body/plane.ts'

/** The hidden arm is guessed by the engine; it still says a little. */
const leastVisibility = 0.05

/** How much an arm's points are worth, 0–1: the least visible of the three, squared. */
export function armVisibility(pose: Pose, side: Side): number {
  const seen = (['Shoulder', 'Elbow', 'Wrist'] as const).map(
    joint => landmark(pose, onSide(side, joint)).visibility,
  )
  return Math.max(leastVisibility, Math.min(...seen) ** 2)
}

/** The mean of both sides; the better-seen side counts for more. */
export function weighSides(weightOf: (side: Side) => number, readingOf: (side: Side) => number): number {
  const [left, right] = [weightOf('left'), weightOf('right')]
  return (left * readingOf('left') + right * readingOf('right')) / (left + right)
}
