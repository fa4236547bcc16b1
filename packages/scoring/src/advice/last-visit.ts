import type { MovementId, Quality, Test, VariantId } from '@lithe/movements/catalog'
import { ordinaryRange } from '../real-change.ts'

/** Result of one test in its movement's unit: seconds, degrees or repetitions. */
export type TestResult = {
  movement: MovementId
  variant: VariantId | null
  value: number
  /** Right-censored: still held when last seen, so the value is a minimum. */
  censored: boolean
  /** Window that could censor the hold; null for results without a time limit. */
  windowSeconds: number | null
  quality: Quality['level']
}

/** Results and advice of the person's last report; null for a test without a number. */
export type LastVisit = {
  /** If it is not the current model, advice is still remembered but results are not compared. */
  modelVersion: string
  /** ISO time of the report. */
  madeAt: string
  /** Whether it was the first visit, whose results contain no practice effect. */
  isFirst: boolean
  recommendations: readonly string[]
  results: Readonly<Record<Test, TestResult | null>>
}

/** Whether a change exceeds the test-retest error; `unlike` if the two cannot be compared. */
export type Trend = 'better' | 'same' | 'worse' | 'unlike'

export const higherIsBetter = ({ movement }: TestResult) =>
  movement !== 'toe-touch' && movement !== 'sit-and-reach'

/** Tolerance for clocks that end a hold slightly early. */
const slackSeconds = 1
/** Whether a hold lasted to the end of the window, rather than being stopped early or lost from sight. */
export const isAtClock = ({ value, censored, windowSeconds }: TestResult) =>
  censored && windowSeconds !== null && value >= windowSeconds - slackSeconds
const endedEarly = (result: TestResult) => result.censored && !isAtClock(result)

/** Whether both results are of the same movement and variant, and seen to the end. */
export const areAlike = (last: TestResult, today: TestResult): boolean =>
  last.movement === today.movement &&
  last.variant === today.variant &&
  !endedEarly(last) &&
  !endedEarly(today)

/** Null if there is nothing to compare with. */
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
