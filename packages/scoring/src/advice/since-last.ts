import type { Situation } from './advice.ts'
import { type TestResult, trendSince } from './last-visit.ts'

/** What the visit before came to, to be named in words; 0 where there is none to compare with. */
export type SinceLast = { visit: 'first' | 'again'; last: number }

/** What a movement was like last time, rounded as it is told, beside the other values that words may name. */
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
