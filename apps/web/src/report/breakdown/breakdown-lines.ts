import type { Breakdown, FreeReport } from '@lithe/contracts/api'
import { type MovementId, type RefusalReason, type Rising, type Test, tests } from '@lithe/movements/catalog'
import type { Zone } from '@lithe/scoring/told'
import { movementsWords } from '@lithe/words/live/movements'
import { reportPageWords } from '@lithe/words/live/report-page'
import { numeral } from '../../words/formats.ts'
import {
  findMovement,
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
  repetitionMetric,
} from './movement-line.ts'
import { yearsSentence } from './report-words.ts'

/** One test as a person reads it. */
export type MeasuredLine = {
  test: Test
  isMissing: false
  /** Which movement it was, as the catalog names it, and as people do. */
  movement: string
  movementName: string
  /** Which plate shows it as it was done. */
  picture: string
  metric: Metric
  zone: Zone | null
  score: number | null
  /** The clock ran out first. */
  isCensored: boolean
  /** What the score stands on, or why there is none. */
  basis: string
  /** How clearly it was seen. */
  seen: string
  /** What would be a real change; null where it is not known. */
  ordinary: string | null
  zoneStart: number
  zoneEnd: number
  yearsEffect: number | null
  /** What it does to the age, or that it does nothing; null beside an age "or more", and where none is told. */
  years: string | null
  observations: readonly string[]
  /** How the person rose, where that is known. */
  rising: Rising | null
  /** What else was done for the same test. */
  others: readonly MovementLine[]
}
export type BreakdownLine = MeasuredLine | { test: Test; isMissing: true; reason: RefusalReason | null }

function leadingStrength({ strength }: Breakdown): Metric | null {
  if (!('partials' in strength)) return null
  const { movement, ease, reps, partials } = strength
  if (reps !== null) return repetitionMetric({ movement, ease, reps, partials })
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
      hint: (balance.censored ? heldToTheEnd : held)({ seconds }),
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

function risingOf({ strength }: Breakdown, test: Test): Rising | null {
  const leading = test === 'strength' && 'movements' in strength ? strength.movements[0] : null
  return leading && 'rising' in leading ? (leading.rising ?? null) : null
}

function othersOf({ strength }: Breakdown): MovementLine[] {
  return 'missing' in strength ? [] : strength.movements.slice(1).map(movementLine)
}

type Told = Pick<FreeReport, 'userAge' | 'mobilityAge' | 'isOrMore'>

/** What a hold of a moment takes off at an age where many hold no longer is no praise: the sum alone has it. */
const isShortForAll = (part: object, userAge: number) =>
  'duration' in part && Number(part.duration) < 5 && userAge >= 80

function yearsTold(yearsEffect: number | null, { mobilityAge, isOrMore }: Told): string | null {
  if (mobilityAge === null) return null
  if (yearsEffect === null) return movementsWords.outsideAge
  return isOrMore ? null : yearsSentence(yearsEffect)
}

export function breakdownLines(breakdown: Breakdown, told: Told): BreakdownLine[] {
  return tests.map(test => {
    const part = breakdown[test]
    const metric = metricOf(breakdown, test)
    if ('missing' in part || metric === null)
      return { test, isMissing: true, reason: 'missing' in part ? part.reason : null }
    const number = numberOf(breakdown, test)
    const {
      movement,
      ease,
      basis,
      quality,
      zone,
      userScore: score,
      zoneStart,
      zoneEnd,
      yearsEffect,
      observations,
    } = part
    return {
      test,
      isMissing: false,
      movement,
      movementName: nameOf(movement, ease),
      picture: pictureNamed(movement, ease),
      metric,
      zone,
      score,
      isCensored: number?.isCensored ?? false,
      basis,
      seen: reportPageWords.seen[quality],
      ordinary: number && ordinaryRangeSentence({ movement, ease, quality, ...number }),
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

/** The movements of each test that were compared with other people; tests without any are left out. */
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
