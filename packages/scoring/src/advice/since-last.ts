import type { Situation } from './advice.ts'
import { type TestResult, trendSince } from './last-visit.ts'

/** What a movement was like last time, and that as words: {last}, and {since} which is empty on a first visit. */
export function sinceLast(
  last: TestResult | null,
  today: TestResult,
  wordsOf: (value: number) => string,
  values: Situation['values'],
): Pick<Situation, 'trend' | 'values'> {
  const trend = trendSince(last, today)
  const words = last && trend ? wordsOf(last.value) : null
  return {
    trend,
    values: { ...values, last: words ?? '', since: words === null ? '' : `, after ${words} last time` },
  }
}
