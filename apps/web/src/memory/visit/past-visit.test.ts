import { workoutSets } from '@lithe/movements/catalog'
import { describe, expect, it } from 'vitest'
import {
  type AssessmentResult,
  emptyVisit,
  interruptedTestOf,
  isPastVisit,
  type Redo,
  visitMs,
} from './visit.ts'

const morning = Date.parse('2030-01-01T08:00:00.000Z')
const hourMs = 3_600_000

const result = (exerciseId: string, refusal: AssessmentResult['refusal'] = null): AssessmentResult => ({
  sessionId: crypto.randomUUID(),
  exerciseId,
  exerciseName: exerciseId,
  test: 'balance',
  timestamp: new Date(morning).toISOString(),
  workoutData: null,
  shown: refusal ? null : { reps: 14, partials: 0 },
  refusal,
})
const [stance, reach, squats] = ['single-leg-stance', 'toe-touch', 'squat'].map(id => result(id))
const begun = { ...emptyVisit, ladder: {}, begunAtMs: morning }
const withResults = (...results: (AssessmentResult | undefined)[]) => ({
  ...begun,
  assessmentResults: results.filter(one => one !== undefined),
})
const interrupted = (visit: typeof begun, nowMs = morning + hourMs) =>
  interruptedTestOf(workoutSets.default, visit, nowMs)

describe('an interrupted test', () => {
  it('can resume if something was measured', () => {
    expect(interrupted(withResults(stance))).toEqual({ measured: 1, total: 3, isAtEnd: false })
    expect(interrupted(withResults(stance, result('toe-touch', 'stopped')))).toMatchObject({ measured: 1 })
  })

  it('cannot resume if nothing was measured', () => {
    expect(interrupted(begun)).toBeNull()
    expect(interrupted(withResults(result('single-leg-stance', 'no-person')))).toBeNull()
  })

  it('has only the report left once every movement is done or skipped', () => {
    expect(interrupted(withResults(stance, reach, squats))).toMatchObject({ isAtEnd: true })
    expect(interrupted({ ...withResults(stance), hasReachedEnd: true })).toMatchObject({ isAtEnd: true })
  })

  it('expires after half a day: answers and numbers must be of the same day', () => {
    expect(interrupted(withResults(stance), morning + visitMs)).not.toBeNull()
    expect(interrupted(withResults(stance), morning + visitMs + 1)).toBeNull()
    expect(isPastVisit(begun, morning + visitMs + 1)).toBe(true)
    expect(isPastVisit({ ...withResults(stance), begunAtMs: null }, morning + visitMs + 1)).toBe(true)
    expect(isPastVisit(emptyVisit, morning)).toBe(false)
  })

  it('excludes a repeated movement, which expires with its report’s day', () => {
    const redo: Redo = {
      assessmentId: crypto.randomUUID(),
      movement: 'squat',
      others: [],
      untilMs: morning + 20 * hourMs,
    }
    expect(interrupted({ ...withResults(squats), redo })).toBeNull()
    expect(isPastVisit({ ...begun, redo }, morning + 20 * hourMs)).toBe(false)
    expect(isPastVisit({ ...begun, redo }, morning + 20 * hourMs + 1)).toBe(true)
  })
})
