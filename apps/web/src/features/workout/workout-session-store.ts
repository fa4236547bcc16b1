import { findOrganisation, minutesOf, workoutsOf } from '@lithe/contracts/organisations'
import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import {
  type AssessmentResult,
  advance,
  emptySession,
  type WorkoutSession,
  withResult,
} from './workout-session.ts'

type WorkoutSessionState = WorkoutSession & {
  /** Code of the organisation whose link brought the person here. */
  organization: string | null
  changeOrganization: (code: string) => void
  keepResult: (result: AssessmentResult) => void
  advance: () => void
  moveTo: (exerciseId: string) => void
  reset: () => void
}

const workoutsFor = (organization: string | null) => workoutsOf(findOrganisation(organization))

export const useWorkoutSession = create<WorkoutSessionState>()(
  persist(
    (set, get) => ({
      ...emptySession,
      organization: null,
      // Results of one set of movements mean nothing in another.
      changeOrganization: code =>
        set(session => (session.organization === code ? {} : { ...emptySession, organization: code })),
      keepResult: result => set(session => withResult(session, result)),
      advance: () =>
        set(({ currentWorkoutIndex }) => ({
          currentWorkoutIndex: advance(workoutsFor(get().organization), currentWorkoutIndex),
        })),
      moveTo: exerciseId =>
        set({
          currentWorkoutIndex: Math.max(
            0,
            workoutsFor(get().organization).findIndex(({ id }) => id === exerciseId),
          ),
        }),
      reset: () => set(emptySession),
    }),
    {
      name: 'workout-session',
      version: 1,
      partialize: ({ currentWorkoutIndex, assessmentResults, organization }) => ({
        currentWorkoutIndex,
        assessmentResults,
        organization,
      }),
    },
  ),
)

/** The organisation this person came from, or null. */
export const useOrganisation = () => findOrganisation(useWorkoutSession(({ organization }) => organization))

export const useWorkouts = () => workoutsOf(useOrganisation())

export const useWorkoutMinutes = () => minutesOf(useOrganisation())

/** Keeps the organisation a link names; a code nobody has changes nothing. */
export function readOrganisation(search: string) {
  const organisation = findOrganisation(new URLSearchParams(search).get('o'))
  if (organisation) useWorkoutSession.getState().changeOrganization(organisation.code)
}

/** What generate-report is told of the organisation; the server decides what that is worth. */
export function organisationClaim(): { organisation?: string; unlocked?: true } {
  const organisation = findOrganisation(useWorkoutSession.getState().organization)
  if (!organisation) return {}
  return { organisation: organisation.code, ...(organisation.unlocksReports ? { unlocked: true } : {}) }
}
