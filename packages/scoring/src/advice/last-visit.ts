import type { MovementId, Test, VariantId } from '@lithe/movements/catalog'
import { ordinaryRange } from '../real-change.ts'

/** What one test came to, in the movement's own unit: seconds, degrees or repetitions. */
export type TestResult = {
  movement: MovementId
  ease: VariantId | null
  value: number
  /** The clock ran out first, so the value is "at least". */
  censored: boolean
}

/** What the last report of the same person measured and advised; a test that gave no number is null. */
export type LastVisit = {
  /** Another one measured or scored otherwise: its advice is known, its results are not compared. */
  modelVersion: string
  /** Ids of the advice. */
  recommendations: readonly string[]
  results: Readonly<Record<Test, TestResult | null>>
}

/** Further than two days of one unchanged person lie apart, or not. */
export type Trend = 'better' | 'same' | 'worse'

const higherIsBetter = ({ movement }: TestResult) => movement !== 'toe-touch' && movement !== 'sit-and-reach'

/** Null where there is nothing of the same kind to compare with. */
export function trendSince(last: TestResult | null, today: TestResult): Trend | null {
  if (!last || last.movement !== today.movement || last.ease !== today.ease) return null
  const ordinary = ordinaryRange(today.movement, last.value)
  if (!ordinary) return null
  const isAbove = today.value > ordinary.to && !last.censored
  const isBelow = today.value < ordinary.from && !today.censored
  if (!isAbove && !isBelow) return 'same'
  return isAbove === higherIsBetter(today) ? 'better' : 'worse'
}
