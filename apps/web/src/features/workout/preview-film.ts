import { type ExerciseItem, pictureOf, type WorkoutItem, workoutSets } from '@lithe/movements/catalog'

const usualExercises = 3

/**
 * The film that shows the whole set in a row: one for the usual three exercises, another for any other number. Both show
 * every movement as it is meant; where one is done in an easier way or left out, the film is that of the first.
 */
export function previewOf(workouts: readonly WorkoutItem[]) {
  const exercises = exercisesIn(workouts)
  const [first] = exercises
  const words = `${exercises.map(({ name }) => name).join(', ')}.`
  const plate = first ? pictureOf(first) : 'hero-squat'
  const set = exercises.length === usualExercises ? workoutSets.default : workoutSets.organisation
  const isAsFilmed = exercisesIn(set).every(({ movement }) =>
    exercises.some(done => done.movement === movement && done.ease === null),
  )
  if (!isAsFilmed) return { clip: plate, words, plate }
  return { clip: exercises.length === usualExercises ? 'ready' : 'ready-organisation', words, plate }
}

const exercisesIn = (items: readonly WorkoutItem[]): ExerciseItem[] =>
  items.flatMap(item => (item.type === 'exercise' ? [item] : []))
