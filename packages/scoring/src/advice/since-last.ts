import type { Situation } from './advice.ts'
import { type TestResult, trendSince } from './last-visit.ts'

/** The previous result as messages name it; 0 if there is none. */
export type SinceLast = { visit: 'first' | 'again'; last: number }

/** Adds the previous result, rounded as displayed, to a message's values. */
export function sinceLast<Named>(
  last: TestResult | null,
  today: TestResult,
  rounded: (value: number) => number,
  values: Named,
): Pick<Situation, 'trend'> & { values: Named & SinceLast } {
  const trend = trendSince(last, today)
  const since: SinceLast =
    last && trend && trend !== 'unlike'
      ? { visit: 'again', last: rounded(last.value) }
      : { visit: 'first', last: 0 }
  return { trend, values: { ...values, ...since } }
}
