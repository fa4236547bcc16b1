import type { WorkoutItem } from '@lithe/movements/catalog'

const usualExercises = 3

/** The film that shows the whole set in a row: one for the usual three exercises, another for any other number. */
export function previewOf(workouts: readonly WorkoutItem[]) {
  const exercises = workouts.flatMap(item => (item.type === 'exercise' ? [item] : []))
  return {
    clip: exercises.length === usualExercises ? 'ready' : 'ready-organisation',
    words: `${exercises.map(({ name }) => name).join(', ')}.`,
    plate: exercises[0]?.movement ?? 'hero-squat',
  }
}
