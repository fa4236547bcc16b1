import type { MovementId, Quality, Test, VariantId } from '@lithe/movements/catalog'
import { ordinaryRange } from '../real-change.ts'

/** What one test came to, in the movement's own unit: seconds, degrees or repetitions. */
export type TestResult = {
  movement: MovementId
  ease: VariantId | null
  value: number
  /** Still held when it was last seen, so the value is "at least". */
  censored: boolean
  /** For the clock where it was censored; null of what no clock ends. */
  windowSeconds: number | null
  quality: Quality['level']
}

/** What the last report of the same person measured and advised; a test that gave no number is null. */
export type LastVisit = {
  /** Another one measured or scored otherwise: its advice is known, its results are not compared. */
  modelVersion: string
  /** When its report was made, an ISO time. */
  madeAt: string
  /** Nothing had been done before it: what it came to has no practice in it. */
  isFirst: boolean
  /** Ids of the advice. */
  recommendations: readonly string[]
  results: Readonly<Record<Test, TestResult | null>>
}

/** Further than two days of one unchanged person lie apart, or not; or `unlike` where the two cannot be compared. */
export type Trend = 'better' | 'same' | 'worse' | 'unlike'

export const higherIsBetter = ({ movement }: TestResult) =>
  movement !== 'toe-touch' && movement !== 'sit-and-reach'

/** Clocks end a hold a little early. */
const slackSeconds = 1
/** Held until the clock ran out: ended by its own sign, or lost from sight, it ended early. */
export const isAtClock = ({ value, censored, windowSeconds }: TestResult) =>
  censored && windowSeconds !== null && value >= windowSeconds - slackSeconds
const endedEarly = (result: TestResult) => result.censored && !isAtClock(result)

/** Of one movement, done in the same way, and seen to its end both times. */
export const areAlike = (last: TestResult, today: TestResult): boolean =>
  last.movement === today.movement && last.ease === today.ease && !endedEarly(last) && !endedEarly(today)

/** From over ten seconds to under five: told at any age, whatever two days may differ by. */
export const hasFallen = (last: TestResult | null, today: TestResult | null): boolean =>
  last !== null &&
  today !== null &&
  last.movement === today.movement &&
  last.ease === today.ease &&
  last.value > 10 &&
  today.value < 5 &&
  !today.censored

/** Null where there is nothing to compare with. */
export function trendSince(last: TestResult | null, today: TestResult): Trend | null {
  if (!last) return null
  if (!areAlike(last, today)) return 'unlike'
  const ordinary = ordinaryRange(today.movement, last.value)
  if (!ordinary) return null
  const isAbove = today.value > ordinary.to && !last.censored
  const isBelow = today.value < ordinary.from && !today.censored
  if (!isAbove && !isBelow) return 'same'
  return isAbove === higherIsBetter(today) ? 'better' : 'worse'
}
