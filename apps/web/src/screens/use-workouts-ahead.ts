import { inWays, standingFirst, type WorkoutItem } from '@lithe/movements/catalog'
import { useOnboarding } from '../features/onboarding/onboarding-store.ts'
import { waysFromAge } from '../features/safety/ladder-for.ts'
import { mustStandFirst } from '../features/workout/planned.ts'
import { useVisit, useWorkouts } from '../features/workout/visit-store.ts'

/** What lies ahead, as it is done unless the questions before it change that: a harder way is never shown first. */
export function useWorkoutsAhead(): readonly WorkoutItem[] {
  const workouts = useWorkouts()
  const isAnswered = useVisit(({ ladder }) => ladder !== null)
  const { age } = useOnboarding()
  const ways = waysFromAge(Number(age))
  if (isAnswered) return workouts
  return inWays(mustStandFirst(ways) ? standingFirst(workouts) : workouts, ways)
}
