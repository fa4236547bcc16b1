import { yourDataWords } from '@lithe/words/live/your-data'
import { ApiError, NetworkError } from '../../api/errors.ts'
import { sentenceFor } from '../../api/sentence-for.ts'
import { daysAgo, fullDay } from '../../words/formats.ts'

const isUnproven = (error: unknown) =>
  error instanceof ApiError && (error.code === 'identity-unproven' || error.code === 'not-yours')

function why(error: unknown): string {
  const { signIn, tooOften, noAnswer } = yourDataWords.problem
  if (isUnproven(error)) return signIn
  if (error instanceof ApiError && error.code === 'too-many-requests') return tooOften
  return error instanceof NetworkError ? noAnswer : sentenceFor(error)
}

/** Says what failed, then why, and what to do. */
export const dataProblem = (error: unknown, nothingDone: string): string => `${nothingDone} ${why(error)}`

const dayMs = 86_400_000
const daysTold = 14

const midnight = (time: Date) => new Date(time.getFullYear(), time.getMonth(), time.getDate()).getTime()

/** Whole days between two times, rounded because of daylight saving. */
export const daysBefore = (time: Date, now: Date) => Math.round((midnight(now) - midnight(time)) / dayMs)

/** How long ago, e.g. "today" or "3 days ago". */
export function seenWords(isoTime: string, now: Date): string {
  const days = Math.max(0, daysBefore(new Date(isoTime), now))
  return days < daysTold ? daysAgo(days) : yourDataWords.day.on({ day: fullDay(isoTime) })
}
