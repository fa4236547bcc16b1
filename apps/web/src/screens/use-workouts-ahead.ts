import { inWays, type WorkoutItem } from '@lithe/movements/catalog'
import { create } from 'zustand'
import { useOnboarding } from '../features/onboarding/onboarding-store.ts'
import { ladderFor, type Told, waysFromAge } from '../features/safety/ladder-for.ts'
import { useVisit, useWorkouts } from '../features/workout/visit-store.ts'
import { visitor } from '../people/profiles-here.ts'

/** What lies ahead, as it is done unless the questions before it change that: a harder way is never shown first. */
export function useWorkoutsAhead(): readonly WorkoutItem[] {
  const workouts = useWorkouts()
  const isAnswered = useVisit(({ ladder }) => ladder !== null)
  const { age } = useOnboarding()
  return isAnswered ? workouts : inWays(workouts, waysFromAge(Number(age)))
}

/** What was ticked before the page that acts on it opens. It lies in this page's memory alone, and goes with it. */
export const useTold = create<{ told: Told | null }>(() => ({ told: null }))

/** Goes on with the movements as they are meant where nothing speaks against it; false where there is more to ask or to say. */
export function useTakeAsMeant() {
  const meant = useWorkouts()
  const takeLadder = useVisit(visit => visit.takeLadder)

  return (told: Told): boolean => {
    const ladder = ladderFor(told)
    if (ladder.is !== 'ways') return false
    if (JSON.stringify(inWays(meant, ladder.ways)) !== JSON.stringify(meant)) return false
    takeLadder(visitor().userIdentifier, ladder.ways)
    return true
  }
}
