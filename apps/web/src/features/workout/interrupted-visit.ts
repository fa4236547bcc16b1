import type { WorkoutItem } from '@lithe/movements/catalog'
import { exercisesUndone, hasMeasured, type Visit } from './visit.ts'

/** How the person feels, and what they answered, holds for half a day; far below the day of one report. */
export const visitMs = 12 * 3_600_000

type Begun = Pick<Visit, 'begunAtMs' | 'assessmentResults' | 'redo'>

/** Whether going on would mix the numbers, or the answers, of different days. */
export function isPastVisit({ begunAtMs, assessmentResults, redo }: Begun, nowMs: number): boolean {
  if (redo) return nowMs > redo.untilMs
  const times = assessmentResults.map(({ timestamp }) => Date.parse(timestamp))
  return nowMs - Math.min(begunAtMs ?? nowMs, ...times) > visitMs
}

export type InterruptedTest = {
  /** Movements that have a number, of all that belong to the test. */
  measured: number
  total: number
  /** Nothing is left to do but the report. */
  isAtEnd: boolean
}

export const isAtEnd = (workouts: readonly WorkoutItem[], visit: Visit) =>
  visit.hasReachedEnd || exercisesUndone(workouts, { ...visit, currentWorkoutIndex: 0 }).length === 0

/** A test that was begun and has something to lose; null otherwise. */
export function interruptedTestOf(
  workouts: readonly WorkoutItem[],
  visit: Visit,
  nowMs: number,
): InterruptedTest | null {
  if (visit.redo || !hasMeasured(visit) || isPastVisit(visit, nowMs)) return null
  return {
    measured: visit.assessmentResults.filter(({ refusal }) => refusal === null).length,
    total: workouts.filter(({ type }) => type === 'exercise').length,
    isAtEnd: isAtEnd(workouts, visit),
  }
}
