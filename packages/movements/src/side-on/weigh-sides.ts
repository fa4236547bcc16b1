import { landmark, type Pose, type Side } from '@lithe/pose'
import { onSide } from '../body/plane.ts'

/** Weight floor of a hidden arm, which the engine guesses. */
const leastVisibility = 0.05

/** Weight (0–1) of an arm: its lowest point visibility, squared. */
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
