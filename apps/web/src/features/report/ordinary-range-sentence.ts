import type { Ease } from '@lithe/movements/catalog'
import { ordinaryRange } from '@lithe/scoring/real-change'
import { findMovement } from './find-movement.ts'

export type MeasuredNumber = {
  value: number
  unit: 'seconds' | 'degrees' | 'repetitions'
  /** The clock ran out first: more would never show. */
  isCensored: boolean
}

/** One result as the report has it; of older reports, how clearly it was seen may be unknown. */
export type Result = MeasuredNumber & {
  movement: string
  ease: Ease | null
  quality: 'good' | 'fair' | 'poor' | undefined
}

/** Which other result would be a change and no mere good or bad day; null where it is not known. */
export function ordinaryRangeSentence(result: Result): string | null {
  const movement = findMovement(result.movement)
  // Spreads are known of movements done as they are meant and seen well.
  if (!movement || result.ease || result.quality !== 'good') return null
  const range = ordinaryRange(movement, result.value)
  if (!range) return null
  const isCount = result.unit === 'repetitions'
  const [from, to] = isCount
    ? [Math.ceil(range.from), Math.floor(range.to)]
    : [Math.floor(range.from), Math.ceil(range.to)]
  const limits = [...(from > 0 ? [`below ${from}`] : []), ...(result.isCensored ? [] : [`above ${to}`])]
  return limits.length === 0
    ? null
    : `Days differ. Only ${limits.join(' or ')} ${result.unit} next time would be a real change.`
}
