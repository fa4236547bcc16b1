import type { Breakdown } from '@lithe/contracts/api'
import type { RefusalReason, Test } from '@lithe/movements/catalog'
import { tests } from '@lithe/movements/catalog'
import { balanceHint, scoreBasis, unitWords, type Zone } from '@lithe/scoring/words'

type Metric = { value: string; unit: string; hint: string | null }

/** One test as a person reads it. */
export type BreakdownLine =
  | {
      test: Test
      isMissing: false
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
  | { test: Test; isMissing: true; reason: RefusalReason | null }

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
      hint: balance.censored ? 'The clock ran out before you did' : balanceHint,
    }
  if (test === 'flexibility' && 'minRange' in flexibility)
    return {
      value: String(Math.round(flexibility.minRange)),
      unit: unitWords.degrees.many,
      hint: 'Hip angle at your deepest reach',
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

export function breakdownLines(breakdown: Breakdown): BreakdownLine[] {
  return tests.map(test => {
    const part = breakdown[test]
    const metric = metricOf(breakdown, test)
    if ('missing' in part || metric === null)
      return { test, isMissing: true, reason: 'missing' in part ? part.reason : null }
    const { zone, userScore: score, zoneStart, zoneEnd, yearsEffect, observations } = part
    const basis = score === null ? null : (bases[part.movement] ?? null)
    return {
      test,
      isMissing: false,
      metric,
      zone,
      score,
      basis,
      zoneStart,
      zoneEnd,
      yearsEffect,
      observations,
    }
  })
}
