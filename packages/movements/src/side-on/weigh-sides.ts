import { landmark, type Pose, type Side } from '@lithe/pose'
import { onSide } from '../body/plane.ts'

/** Minimum weight of a hidden arm, which the engine guesses. */
const leastVisibility = 0.05

/** Weight of an arm (0–1): the square of its least visible point's visibility. */
export function armVisibility(pose: Pose, side: Side): number {
  const seen = (['Shoulder', 'Elbow', 'Wrist'] as const).map(
    joint => landmark(pose, onSide(side, joint)).visibility,
  )
  return Math.max(leastVisibility, Math.min(...seen) ** 2)
}

export function weighSides(weightOf: (side: Side) => number, readingOf: (side: Side) => number): number {
  const [left, right] = [weightOf('left'), weightOf('right')]
  return (left * readingOf('left') + right * readingOf('right')) / (left + right)
}
