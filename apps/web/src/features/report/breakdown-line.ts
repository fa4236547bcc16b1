import type { Breakdown } from '@lithe/contracts/api'
import { movements, type RefusalReason, type Test, tests } from '@lithe/movements/catalog'
import { balanceHint, scoreBasis, unitWords, type Zone } from '@lithe/scoring/words'

type Metric = { value: string; unit: string; hint: string | null }

/** One test as a person reads it. */
export type MeasuredLine = {
  test: Test
  isMissing: false
  /** Which movement it was, as the catalog names it, and as people do. */
  movement: string
  movementName: string
  metric: Metric
  zone: Zone | null
  score: number | null
  /** What the score stands on; null where there is no score. */
  basis: string | null
  zoneStart: number
  zoneEnd: number
  yearsEffect: number | null
  observations: readonly string[]
}
export type BreakdownLine = MeasuredLine | { test: Test; isMissing: true; reason: RefusalReason | null }

const oneDecimal = (value: number) => String(Math.round(value * 10) / 10)

function partialsHint(partials: number): string | null {
  if (partials === 0) return null
  return partials === 1 ? '1 more was not quite full' : `${partials} more were not quite full`
}

function metricOf(breakdown: Breakdown, test: Test): Metric | null {
  const { balance, flexibility, strength } = breakdown
  if (test === 'balance' && 'duration' in balance)
    return {
      value: oneDecimal(balance.duration),
      unit: unitWords.seconds.many,
      hint: balance.censored ? `${balanceHint}. The clock ran out before you did` : balanceHint,
    }
  if (test === 'flexibility' && 'minRange' in flexibility)
    return {
      value: String(Math.round(flexibility.minRange)),
      unit: unitWords.degrees.many,
      hint: 'Hip angle at your deepest reach; a smaller one is further',
    }
  if (test === 'strength' && 'reps' in strength) {
    const { reps, partials } = strength
    return {
      value: String(reps),
      unit: reps === 1 ? 'rep' : unitWords.reps.short,
      hint: partialsHint(partials),
    }
  }
  return null
}

const bases: Partial<Record<string, string>> = scoreBasis
const names = new Map<string, string>(Object.values(movements).map(({ id, name }) => [id, name]))

export function breakdownLines(breakdown: Breakdown): BreakdownLine[] {
  return tests.map(test => {
    const part = breakdown[test]
    const metric = metricOf(breakdown, test)
    if ('missing' in part || metric === null)
      return { test, isMissing: true, reason: 'missing' in part ? part.reason : null }
    const { movement, zone, userScore: score, zoneStart, zoneEnd, yearsEffect, observations } = part
    return {
      test,
      isMissing: false,
      movement,
      movementName: names.get(movement) ?? movement,
      metric,
      zone,
      score,
      basis: score === null ? null : (bases[movement] ?? null),
      zoneStart,
      zoneEnd,
      yearsEffect,
      observations,
    }
  })
}
