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
import type { Zone } from '@lithe/scoring/reported'
import { movementsWords } from '@lithe/words/live/movements'
import { reportPageWords } from '@lithe/words/live/report-page'
import { numeral } from '../../words/formats.ts'
import { repetitionUnit, type Tie } from './report-words.ts'

export type Metric = { value: string; unit: string; hint: string | null }

/** A test's secondary movement in words. */
export type MovementLine = { movement: MovementId; movementName: string } & (
  | {
      isMissing: false
      metric: Metric
      zone: Zone | null
      score: number | null
      tie: Tie | null
      zoneStart: number
      zoneEnd: number
      basis: string
      seen: string
      /** The change beyond ordinary variation; null if unknown. */
      ordinary: string | null
      observation: string | null
    }
  | { isMissing: true; reason: RefusalReason | null }
)

/** A movement's name in the variant performed. Reports of earlier models may contain unknown movements. */
export function nameOf(name: string, variant: VariantId | null): string {
  const movement = findMovement(name)
  return movement ? movementsWords.names[wayOf({ movement, variant })] : name
}

/** Plate of that movement and variant; empty for unknown movements. */
export function pictureNamed(name: string, variant: VariantId | null): string {
  const movement = findMovement(name)
  return movement ? pictureOf({ movement, variant }) : name
}

/** Rounds the value itself, not just its text: 31.96 becomes 32. */
export const oneDecimal = (value: number) => numeral(Math.round(value * 10) / 10)

type Counted = { movement: string; variant: VariantId | null; reps: number; partials: number }

export function repetitionMetric({ movement, variant, reps, partials }: Counted): Metric {
  const { noneFull, partials: fellShort } = reportPageWords.hints
  const hint = partials === 0 ? null : (reps === 0 ? noneFull : fellShort)({ partials })
  return { value: numeral(reps), unit: repetitionUnit(movement, variant, reps), hint }
}

/** Whether a hold lasted until the clock ran out, rather than being ended or lost from sight earlier. */
export const isAtClock = (
  seconds: number,
  { censored, windowSeconds }: { censored: boolean; windowSeconds: number },
) => censored && seconds >= windowSeconds - 1

/** Ranks planks by their seconds, except that all who outlast the clock tie. */
export const plankTie = (part: StrengthMovement): Tie | null =>
  'seconds' in part && part.seconds !== null && isAtClock(part.seconds, part) ? 'long' : null

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
  seconds === null
    ? repetitionMetric({ ...part, reps: reps ?? 0 })
    : holdMetric(seconds, isAtClock(seconds, { censored, ...part }))

export function movementLine(part: StrengthMovement): MovementLine {
  if ('missing' in part) {
    const { movement, reason } = part
    return { movement, movementName: nameOf(movement, null), isMissing: true, reason }
  }
  const { movement, variant, zone, userScore: score, zoneStart, zoneEnd, basis, quality, observations } = part
  return {
    movement,
    movementName: nameOf(movement, variant),
    isMissing: false,
    metric: movementMetric(part),
    zone,
    score,
    tie: plankTie(part),
    zoneStart,
    zoneEnd,
    basis,
    seen: reportPageWords.seen[quality],
    ordinary: ordinaryRangeSentence({ movement, variant, quality, ...movementNumber(part) }),
    observation: observations[0] ?? null,
  }
}

export type MeasuredNumber = {
  value: number
  unit: 'seconds' | 'degrees' | 'repetitions'
  /** Whether the time limit ended it, so that a better result could not show. */
  isCensored: boolean
  /** The highest possible value; null if there is no time limit. */
  mostPossible: number | null
}

export type Result = MeasuredNumber & {
  movement: string
  variant: VariantId | null
  quality: 'good' | 'fair' | 'poor'
}

/** Says what other result would be a real change rather than ordinary variation; null if unknown. */
export function ordinaryRangeSentence(result: Result): string | null {
  const movement = findMovement(result.movement)
  // Variation is known only for standard variants with a good view.
  if (!movement || result.variant || result.quality !== 'good') return null
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

/** The catalog's movement; null for an unknown one, as in reports of earlier models. */
export const findMovement = (name: string): MovementId | null => movementIds.find(id => id === name) ?? null
