import { type Measured, type Test, tests } from '@lithe/movements/catalog'
import { chooseRecommendations } from './advice/choose-recommendations.ts'
import type { LastVisit } from './advice/last-visit.ts'
import { readerOf } from './advice/reader.ts'
import type { Assessment, Breakdown } from './assessment.ts'
import { assessBalance } from './balance/assess-balance.ts'
import { describe } from './describe.ts'
import { assessFlexibility } from './flexibility/assess-flexibility.ts'
import { estimateAge } from './model/estimate-age.ts'
import { modelVersion } from './model/model-version.ts'
import { modelAges } from './model/posterior.ts'
import { priorFor } from './model/prior.ts'
import { retestSdYears } from './model/retest-sd.ts'
import type { AnyPerson } from './person.ts'
import { assessStrength } from './strength/assess-strength.ts'
import type { StrengthResult } from './usable.ts'
import { mobilityStatus } from './words.ts'

/** What the movements of one visit came to. Strength may hold several; a test left out was not done. */
export type Results = {
  balance: Measured | undefined
  flexibility: Measured | undefined
  strength: readonly StrengthResult[]
}

/** Of several movements the leading one speaks about age. */
function isUnclear(part: Breakdown[Test]): boolean {
  const speaks = 'movements' in part ? part.movements[0] : part
  return speaks !== undefined && 'quality' in speaks && speaks.quality === 'poor'
}

/**
 * Measurements and a person in; age, scores, zones and advice out. The same in gives the same out. The last visit
 * changes the words, never a number.
 */
export function assess(person: AnyPerson, results: Results, lastVisit: LastVisit | null = null): Assessment {
  const { age } = person
  if (!(age >= modelAges.min && age <= modelAges.max))
    throw new RangeError(`age must lie between ${modelAges.min} and ${modelAges.max}`)
  const reader = readerOf(person, results.balance, lastVisit)
  const balance = assessBalance(results.balance, person, reader)
  const flexibility = assessFlexibility(results.flexibility, person, reader)
  const strength = assessStrength(results.strength, person, reader)
  const evidence = {
    balance: balance.say?.evidence ?? null,
    flexibility: flexibility.say?.evidence ?? null,
    strength: strength.say?.evidence ?? null,
  }
  const prior = priorFor(age)
  const { posterior, yearsEffect } = estimateAge(prior, evidence)
  const breakdown: Breakdown = {
    balance: balance.part(yearsEffect.balance),
    flexibility: flexibility.part(yearsEffect.flexibility),
    strength: strength.part(yearsEffect.strength),
  }
  const missing = tests.flatMap(test => {
    const part = breakdown[test]
    return 'missing' in part ? [{ test, reason: part.reason }] : []
  })
  const parts = [balance, flexibility, strength]
  const suggestions = parts.flatMap(part => part.suggestions ?? [])
  const says = parts.flatMap(({ say }) => say ?? [])
  const advice = chooseRecommendations(suggestions, missing, reader)
  return {
    modelVersion,
    mobilityAge: posterior?.mean ?? null,
    range80: posterior?.range80 ?? null,
    retestSdYears: posterior ? retestSdYears(prior, says) : null,
    prior,
    mobilityStatus: posterior ? mobilityStatus(posterior.mean, age) : 'yellow',
    description: describe({
      age,
      posterior,
      missing: missing.map(({ test }) => test),
      counted: tests.filter(test => !('missing' in breakdown[test]) && !evidence[test]),
      unclear: tests.filter(test => isUnclear(breakdown[test]) && evidence[test]),
    }),
    missing,
    breakdown,
    recommendations: advice.map(({ text }) => text),
    adviceSources: [...new Set(advice.flatMap(({ source }) => source ?? []))],
  }
}
