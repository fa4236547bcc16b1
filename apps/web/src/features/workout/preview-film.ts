import { pictureOf, type WorkoutItem } from '@lithe/movements/catalog'

const usualExercises = 3

/**
 * The film that shows the whole set in a row: one for the usual three exercises, another for any other number. Both show
 * every movement as it is meant; where one is done in an easier way, the film is that of the first.
 */
export function previewOf(workouts: readonly WorkoutItem[]) {
  const exercises = workouts.flatMap(item => (item.type === 'exercise' ? [item] : []))
  const [first] = exercises
  const words = `${exercises.map(({ name }) => name).join(', ')}.`
  const plate = first ? pictureOf(first) : 'hero-squat'
  if (exercises.some(({ ease }) => ease !== null)) return { clip: plate, words, plate }
  return { clip: exercises.length === usualExercises ? 'ready' : 'ready-organisation', words, plate }
}
