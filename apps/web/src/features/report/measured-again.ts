import { type MovementId, movements, type Test, workoutSets } from '@lithe/movements/catalog'
import type { Report } from './current-report-store.ts'

/** Numbers of one day make one age: after that the whole test is done again. */
const longestHours = 24
const hourMs = 3_600_000

export const canMeasureAgain = ({ sessions }: Pick<Report, 'sessions'>, nowMs: number): boolean =>
  sessions.length > 0 &&
  sessions.every(({ measuredAt }) => nowMs - Date.parse(measuredAt) < longestHours * hourMs)

/** What the report stands on besides one movement. */
export const sessionsWithout = ({ sessions }: Pick<Report, 'sessions'>, movement: MovementId) =>
  sessions
    .filter(session => session.movement !== movement)
    .map(({ sessionId, movement }) => ({ sessionId, test: movements[movement].test }))

export function usualMovementOf(test: Test): MovementId {
  const usual = workoutSets.default.find(item => item.type === 'exercise' && item.test === test)
  return usual?.type === 'exercise' ? usual.movement : 'squat'
}

/** What a test was tried with, or is usually done with. */
export const triedMovementOf = ({ sessions }: Pick<Report, 'sessions'>, test: Test): MovementId =>
  sessions.find(({ movement }) => movements[movement].test === test)?.movement ?? usualMovementOf(test)
