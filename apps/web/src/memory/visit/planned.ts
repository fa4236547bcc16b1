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

/** What is done in this visit: the set, or the one movement that is measured again, in the ways it is done today. */
export function planned(
  set: readonly WorkoutItem[],
  { ladder, standsFirst, chosenWays, redo }: Plan,
): WorkoutItem[] {
  const ways = { ...ladder, ...chosenWays }
  if (!redo) return inWays(standsFirst ? standingFirst(set) : set, ways)
  // A report may be of another set than the one this person is in today.
  const alone = [set, ...Object.values(workoutSets)].flat().find(item => isOf(item, redo.movement))
  return inWays(alone ? [alone] : [], ways)
}

/** From 65 on and after any tick: the written order begins with push-ups and goes down to the floor twice. */
export const mustStandFirst = (ladder: Ways) => Object.keys(ladder).length > 0

/** What of the set is left out in this visit and is not told of yet; a movement measured again stands alone. */
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

/** From what is still to come on, everything in its easiest way; null where nothing has one. */
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
