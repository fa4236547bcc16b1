import type { WorkoutData } from '@lithe/contracts/player'
import type { ExerciseItem, RefusalReason, Test, WorkoutItem } from '@lithe/movements/catalog'

/** One exercise as it ended: with a measurement, or with the reason there is none. */
export type AssessmentResult = {
  sessionId: string
  exerciseId: string
  exerciseName: string
  test: Test
  /** When it was measured, ISO. */
  timestamp: string
  workoutData: WorkoutData | null
  refusal: RefusalReason | null
}

export type WorkoutSession = { currentWorkoutIndex: number; assessmentResults: AssessmentResult[] }

export const emptySession: WorkoutSession = { currentWorkoutIndex: 0, assessmentResults: [] }

const isExercise = (item: WorkoutItem | undefined): item is ExerciseItem => item?.type === 'exercise'

/** The exercise at or after a place in the list; a break is skipped straight to what follows it. */
export function exerciseFrom(workouts: readonly WorkoutItem[], index: number): ExerciseItem | null {
  return workouts.slice(index).find(isExercise) ?? null
}

export function nextExercise(workouts: readonly WorkoutItem[], index: number): ExerciseItem | null {
  return exerciseFrom(workouts, index + 1)
}

export function isLastWorkout(workouts: readonly WorkoutItem[], index: number): boolean {
  return isExercise(workouts[index]) && nextExercise(workouts, index) === null
}

/** Exercises up to and including the current item. */
export function completedExercises(workouts: readonly WorkoutItem[], index: number): number {
  return workouts.slice(0, index + 1).filter(isExercise).length
}

export function advance(workouts: readonly WorkoutItem[], index: number): number {
  return Math.min(index + 1, workouts.length - 1)
}

/** Keeps the latest result of each exercise. */
export function withResult(session: WorkoutSession, result: AssessmentResult): WorkoutSession {
  const others = session.assessmentResults.filter(({ exerciseId }) => exerciseId !== result.exerciseId)
  return { ...session, assessmentResults: [...others, result] }
}

export type SessionIdsByTest = Partial<Record<Test, string | string[]>>

/** One id per test, or a list where a set has several movements of one test. */
export function sessionIdsByTest(results: readonly AssessmentResult[]): SessionIdsByTest {
  const ids: SessionIdsByTest = {}
  for (const { test, sessionId } of results) {
    const already = ids[test]
    ids[test] = already === undefined ? sessionId : [already, sessionId].flat()
  }
  return ids
}
