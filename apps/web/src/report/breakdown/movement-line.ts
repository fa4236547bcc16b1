import type { StrengthMovement } from '@lithe/contracts/api'
import {
  type MovementId,
  movementIds,
  pictureOf,
  type RefusalReason,
  type VariantId,
  wayOf,
} from '@lithe/movements/catalog'
import { ordinaryRange } from '@lithe/scoring/real-change'
import type { Zone } from '@lithe/scoring/told'
import { movementsWords } from '@lithe/words/live/movements'
import { reportPageWords } from '@lithe/words/live/report-page'
import { numeral } from '../../words/formats.ts'
import { repetitionUnit } from './report-words.ts'

export type Metric = { value: string; unit: string; hint: string | null }

/** One movement that stands beside the one a test is led by, as a person reads it. */
export type MovementLine = { movement: MovementId; movementName: string } & (
  | {
      isMissing: false
      metric: Metric
      zone: Zone | null
      score: number | null
      /** The clock ran out first. */
      isCensored: boolean
      zoneStart: number
      zoneEnd: number
      basis: string
      seen: string
      /** What would be a real change; null where it is not known. */
      ordinary: string | null
      observation: string | null
    }
  | { isMissing: true; reason: RefusalReason | null }
)

/** A movement as it was done. Reports of former models may name one this version does not know. */
export function nameOf(name: string, ease: VariantId | null): string {
  const movement = findMovement(name)
  return movement ? movementsWords.names[wayOf({ movement, ease })] : name
}

/** The plate of that movement as it was done; one that this version does not know has none. */
export function pictureNamed(name: string, ease: VariantId | null): string {
  const movement = findMovement(name)
  return movement ? pictureOf({ movement, ease }) : name
}

/** Rounded, not only written so: 31.96 is 32. */
export const oneDecimal = (value: number) => numeral(Math.round(value * 10) / 10)

type Counted = { movement: string; ease: VariantId | null; reps: number; partials: number }

export function repetitionMetric({ movement, ease, reps, partials }: Counted): Metric {
  const { noneFull, partials: fellShort } = reportPageWords.hints
  const hint = partials === 0 ? null : (reps === 0 ? noneFull : fellShort)({ partials })
  return { value: numeral(reps), unit: repetitionUnit(movement, ease, reps), hint }
}

const holdMetric = (seconds: number, isCensored: boolean): Metric => ({
  value: oneDecimal(seconds),
  unit: movementsWords.units.seconds({ count: seconds }),
  hint: isCensored ? reportPageWords.hints.clockRanOut : null,
})

type MeasuredMovement = Exclude<StrengthMovement, { missing: true }>

export const movementNumber = ({ seconds, reps, ...part }: MeasuredMovement): MeasuredNumber =>
  seconds === null
    ? { value: reps ?? 0, unit: 'repetitions', isCensored: false, mostPossible: null }
    : { value: seconds, unit: 'seconds', isCensored: part.censored, mostPossible: part.windowSeconds }

export const movementMetric = ({ seconds, reps, censored, ...part }: MeasuredMovement): Metric =>
  seconds === null ? repetitionMetric({ ...part, reps: reps ?? 0 }) : holdMetric(seconds, censored)

export function movementLine(part: StrengthMovement): MovementLine {
  if ('missing' in part) {
    const { movement, reason } = part
    return { movement, movementName: nameOf(movement, null), isMissing: true, reason }
  }
  const { movement, ease, zone, userScore: score, zoneStart, zoneEnd, basis, quality, observations } = part
  return {
    movement,
    movementName: nameOf(movement, ease),
    isMissing: false,
    metric: movementMetric(part),
    zone,
    score,
    isCensored: part.censored,
    zoneStart,
    zoneEnd,
    basis,
    seen: reportPageWords.seen[quality],
    ordinary: ordinaryRangeSentence({ movement, ease, quality, ...movementNumber(part) }),
    observation: observations[0] ?? null,
  }
}

export type MeasuredNumber = {
  value: number
  unit: 'seconds' | 'degrees' | 'repetitions'
  /** The clock ran out first: more would never show. */
  isCensored: boolean
  /** What another time may show at the most; null where no clock ends it. */
  mostPossible: number | null
}

/** One result as the report has it. */
export type Result = MeasuredNumber & {
  movement: string
  ease: VariantId | null
  quality: 'good' | 'fair' | 'poor'
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
  const { both, below, above } = reportPageWords.realChange
  const { unit, isCensored, mostPossible } = result
  if (isCensored || (mostPossible !== null && to >= mostPossible))
    return from > 0 ? below({ from, unit }) : null
  return from > 0 ? both({ from, to, unit }) : above({ to, unit })
}

/** Reports of former models may name a movement this version does not know. */
export const findMovement = (name: string): MovementId | null => movementIds.find(id => id === name) ?? null
