import type { Breakdown, FreeReport } from '@lithe/contracts/api'
import { type MovementId, type RefusalReason, type Rising, type Test, tests } from '@lithe/movements/catalog'
import type { Zone } from '@lithe/scoring/reported'
import { movementsWords } from '@lithe/words/live/movements'
import { reportPageWords } from '@lithe/words/live/report-page'
import { numeral } from '../../words/formats.ts'
import {
  findMovement,
  isAtClock,
  type MeasuredNumber,
  type Metric,
  type MovementLine,
  movementLine,
  movementMetric,
  movementNumber,
  nameOf,
  oneDecimal,
  ordinaryRangeSentence,
  pictureNamed,
  plankTie,
  repetitionMetric,
} from './movement-line.ts'
import { type Tie, tieOf, yearsSentence } from './report-words.ts'

/** One test's result in words. */
export type MeasuredLine = {
  test: Test
  isMissing: false
  /** The movement's id in the catalog, and its name in the page's language. */
  movement: string
  movementName: string
  /** Plate of the movement in the variant performed. */
  picture: string
  metric: Metric
  /** The number itself, or null. */
  number: MeasuredNumber | null
  /** Median for that age and sex, in the number's unit. */
  median: number | null
  zone: Zone | null
  score: number | null
  tie: Tie | null
  /** What the score is based on, or why it is missing. */
  basis: string
  /** The view quality. */
  seen: string
  /** The change beyond ordinary variation; null if unknown. */
  ordinary: string | null
  zoneStart: number
  zoneEnd: number
  yearsEffect: number | null
  /** The test's effect on the age, even if none; null if the age is "or more" or not reported. */
  years: string | null
  observations: readonly string[]
  /** How the person rose, if known. */
  rising: Rising | null
  /** Other movements done for the same test. */
  others: readonly MovementLine[]
}
export type BreakdownLine = MeasuredLine | { test: Test; isMissing: true; reason: RefusalReason | null }

function leadingStrength({ strength }: Breakdown): Metric | null {
  if (!('partials' in strength)) return null
  const { movement, variant, reps, partials } = strength
  if (reps !== null) return repetitionMetric({ movement, variant, reps, partials })
  const [leading] = strength.movements
  return leading && !('missing' in leading) ? movementMetric(leading) : null
}

function metricOf(breakdown: Breakdown, test: Test): Metric | null {
  const { balance, flexibility } = breakdown
  if (test === 'balance' && 'duration' in balance) {
    const { held, heldToTheEnd } = reportPageWords.hints
    const seconds = balance.windowSeconds
    return {
      value: oneDecimal(balance.duration),
      unit: movementsWords.units.seconds({ count: balance.duration }),
      hint: (isAtClock(balance.duration, balance) ? heldToTheEnd : held)({ seconds }),
    }
  }
  if (test === 'flexibility' && 'minRange' in flexibility)
    return {
      value: numeral(Math.round(flexibility.minRange)),
      unit: movementsWords.units.degrees({ count: Math.round(flexibility.minRange) }),
      hint: reportPageWords.hints.reached,
    }
  return test === 'strength' ? leadingStrength(breakdown) : null
}

function numberOf({ balance, flexibility, strength }: Breakdown, test: Test): MeasuredNumber | null {
  if (test === 'balance' && 'duration' in balance)
    return {
      value: balance.duration,
      unit: 'seconds',
      isCensored: balance.censored,
      mostPossible: balance.windowSeconds,
    }
  if (test === 'flexibility' && 'minRange' in flexibility)
    return { value: flexibility.minRange, unit: 'degrees', isCensored: false, mostPossible: null }
  if (test !== 'strength' || !('partials' in strength)) return null
  const [leading] = strength.movements
  if (leading && !('missing' in leading)) return movementNumber(leading)
  return strength.reps === null
    ? null
    : { value: strength.reps, unit: 'repetitions', isCensored: false, mostPossible: null }
}

function tieIn({ balance, strength }: Breakdown, test: Test): Tie | null {
  if (test === 'balance') return 'duration' in balance ? tieOf(balance.duration, balance.censored) : null
  const leading = test === 'strength' && 'movements' in strength ? strength.movements[0] : null
  return leading ? plankTie(leading) : null
}

function risingOf({ strength }: Breakdown, test: Test): Rising | null {
  const leading = test === 'strength' && 'movements' in strength ? strength.movements[0] : null
  return leading && 'rising' in leading ? (leading.rising ?? null) : null
}

function othersOf({ strength }: Breakdown): MovementLine[] {
  return 'missing' in strength ? [] : strength.movements.slice(1).map(movementLine)
}

type ShownAge = Pick<FreeReport, 'userAge' | 'mobilityAge' | 'isOrMore'>

/** A hold under 5 s at 80 or over: the years subtracted for it are no praise, so only the sum shows them. */
const isShortForAll = (part: object, userAge: number) =>
  'duration' in part && Number(part.duration) < 5 && userAge >= 80

function yearsTold(yearsEffect: number | null, { mobilityAge, isOrMore }: ShownAge): string | null {
  if (mobilityAge === null) return null
  if (yearsEffect === null) return movementsWords.outsideAge
  return isOrMore ? null : yearsSentence(yearsEffect)
}

export function breakdownLines(breakdown: Breakdown, told: ShownAge): BreakdownLine[] {
  return tests.map(test => {
    const part = breakdown[test]
    const metric = metricOf(breakdown, test)
    if ('missing' in part || metric === null)
      return { test, isMissing: true, reason: 'missing' in part ? part.reason : null }
    const number = numberOf(breakdown, test)
    const {
      movement,
      variant,
      basis,
      quality,
      zone,
      userScore: score,
      zoneStart,
      zoneEnd,
      median,
      yearsEffect,
      observations,
    } = part
    return {
      test,
      isMissing: false,
      movement,
      movementName: nameOf(movement, variant),
      picture: pictureNamed(movement, variant),
      metric,
      number,
      median,
      zone,
      score,
      tie: tieIn(breakdown, test),
      basis,
      seen: reportPageWords.seen[quality],
      ordinary: number && ordinaryRangeSentence({ movement, variant, quality, ...number }),
      zoneStart,
      zoneEnd,
      yearsEffect,
      years: isShortForAll(part, told.userAge) ? null : yearsTold(yearsEffect, told),
      observations,
      rising: risingOf(breakdown, test),
      others: test === 'strength' ? othersOf(breakdown) : [],
    }
  })
}

export type Compared = { test: Test; movements: readonly MovementId[] }

/** Movements compared with other people, by test; omits tests without any. */
export const comparedMovements = (lines: readonly BreakdownLine[]): Compared[] =>
  lines.flatMap(line => {
    if (line.isMissing) return []
    const others = line.others.flatMap(other =>
      other.isMissing || other.score === null ? [] : [other.movement],
    )
    const leading = line.score === null ? null : findMovement(line.movement)
    const movements = leading ? [leading, ...others] : others
    return movements.length > 0 ? [{ test: line.test, movements }] : []
  })
