import {
  type ExerciseItem,
  easierWays,
  inWays,
  type MovementId,
  meantBy,
  standingFirst,
  type Ways,
  type WorkoutItem,
  workoutSets,
} from '@lithe/movements/catalog'
import { exercisesUndone, isExercise, type Visit } from './visit.ts'

type Plan = Pick<Visit, 'ladder' | 'standsFirst' | 'chosenWays' | 'redo'>

/** What this visit consists of: the set, or the one repeated movement, in today's variants. */
export function planned(
  set: readonly WorkoutItem[],
  { ladder, standsFirst, chosenWays, redo }: Plan,
): WorkoutItem[] {
  const ways = { ...ladder, ...chosenWays }
  if (!redo) return inWays(standsFirst ? standingFirst(set) : set, ways)
  // A report may belong to another set than today's.
  const alone = [set, ...Object.values(workoutSets)].flat().find(item => isOf(item, redo.movement))
  return inWays(alone ? [alone] : [], ways)
}

/** True from 65, or after any tick, as the given order begins with push-ups and goes to the floor twice. */
export const mustStandFirst = (ladder: Ways) => Object.keys(ladder).length > 0

/** Skipped items of the set not yet reported; none if a movement is repeated. */
export function leftOutOf(set: readonly WorkoutItem[], visit: Visit): ExerciseItem[] {
  const { ladder, chosenWays, redo, assessmentResults } = visit
  if (redo) return []
  const ways = { ...ladder, ...chosenWays }
  return set
    .filter(isExercise)
    .filter(
      ({ id, movement }) =>
        ways[movement] === 'left-out' && !assessmentResults.some(({ exerciseId }) => exerciseId === id),
    )
}

/** The remaining items in their easiest variant; null if none has an easier one. */
export function easierFromHere(
  set: readonly WorkoutItem[],
  visit: Visit,
): Pick<Visit, 'ladder' | 'chosenWays' | 'currentWorkoutIndex'> | null {
  const easiest = easierWays('semi-tandem')
  const coming = exercisesUndone(planned(set, visit), visit).map(meantBy)
  const easier = Object.fromEntries(coming.map(movement => [movement, easiest[movement]]))
  const ways = { ladder: { ...visit.ladder, ...visit.chosenWays, ...easier }, chosenWays: {} }
  const workouts = planned(set, { ...visit, ...ways })
  const next = workouts.findIndex(item => isExercise(item) && coming.includes(meantBy(item)))
  return next < 0 ? null : { ...ways, currentWorkoutIndex: next }
}

const isOf = (item: WorkoutItem, movement: MovementId) => isExercise(item) && item.movement === movement
