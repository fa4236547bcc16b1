import { type WorkoutSetName, workoutSets } from '@lithe/movements/catalog'
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
  organization: WorkoutSetName
  keepResult: (result: AssessmentResult) => void
  advance: () => void
  moveTo: (exerciseId: string) => void
  reset: () => void
}

export const useWorkoutSession = create<WorkoutSessionState>()(
  persist(
    (set, get) => ({
      ...emptySession,
      organization: 'default',
      keepResult: result => set(session => withResult(session, result)),
      advance: () =>
        set(({ currentWorkoutIndex }) => ({
          currentWorkoutIndex: advance(workoutSets[get().organization], currentWorkoutIndex),
        })),
      moveTo: exerciseId =>
        set({
          currentWorkoutIndex: Math.max(
            0,
            workoutSets[get().organization].findIndex(({ id }) => id === exerciseId),
          ),
        }),
      reset: () => set(emptySession),
    }),
    {
      name: 'workout-session',
      version: 1,
      partialize: ({ currentWorkoutIndex, assessmentResults }) => ({
        currentWorkoutIndex,
        assessmentResults,
      }),
    },
  ),
)

export const useWorkouts = () => workoutSets[useWorkoutSession(({ organization }) => organization)]
