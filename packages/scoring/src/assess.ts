import { ages, reportedAges } from '@lithe/contracts/constants'
import { type Measured, type Test, tests } from '@lithe/movements/catalog'
import { chooseRecommendations } from './advice/choose-recommendations.ts'
import type { LastVisit } from './advice/last-visit.ts'
import { readerOf } from './advice/reader.ts'
import type { Assessment, Breakdown } from './assessment.ts'
import { assessBalance } from './balance/assess-balance.ts'
import { behindOf } from './behind.ts'
import { verdictOf } from './change.ts'
import { describe, firstOf } from './describe.ts'
import { assessFlexibility } from './flexibility/assess-flexibility.ts'
import { centred } from './model/centring.ts'
import { estimateAge } from './model/estimate-age.ts'
import { modelVersion } from './model/model-version.ts'
import { priorFor } from './model/prior.ts'
import type { AnyPerson } from './person.ts'
import { comparisonOf, reportedAge } from './reported.ts'
import { leadsFor, standingOf } from './standing.ts'
import { concernOf, fallSince, statusOf } from './status.ts'
import { assessStrength } from './strength/assess-strength.ts'
import type { TestPart } from './test-part.ts'
import type { StrengthResult } from './usable.ts'

/** Results of one visit by test. Strength may hold several; a test that was not done is undefined. */
export type Results = {
  balance: Measured | undefined
  flexibility: Measured | undefined
  strength: readonly StrengthResult[]
}

/** Only the leading movement affects the age. */
function isUnclear(part: Breakdown[Test]): boolean {
  const speaks = 'movements' in part ? part.movements[0] : part
  return speaks !== undefined && 'quality' in speaks && speaks.quality === 'poor'
}

/** A near fall in any movement counts, since it concerns the day rather than the test. */
const isNearFall = ({ balance, flexibility, strength }: Results) =>
  [balance, flexibility, ...strength].some(done => done?.ok === false && done.reason === 'near-fall')

/** Computes age, scores, zones and advice, purely. The last visit changes wording, never numbers. */
export function assess(person: AnyPerson, results: Results, lastVisit: LastVisit | null = null): Assessment {
  const { age } = person
  if (!(age >= ages.min && age <= ages.max))
    throw new RangeError(`age must lie between ${ages.min} and ${ages.max}`)
  const reader = readerOf(person, results.balance, lastVisit)
  const balance = assessBalance(results.balance, person, reader)
  const flexibility = assessFlexibility(results.flexibility, person, reader)
  const strength = assessStrength(results.strength, person, reader)

  const prior = priorFor(age)
  const isReported = age >= reportedAges.youngest
  const sayOf = ({ say, scored }: Pick<TestPart<Test>, 'say' | 'scored'>) =>
    say && scored && isReported ? { ...scored, ...centred(prior, say) } : null
  const says = { balance: sayOf(balance), flexibility: sayOf(flexibility), strength: sayOf(strength) }
  const { posterior, yearsEffect } = estimateAge(prior, says)
  const breakdown: Breakdown = {
    balance: balance.part(yearsEffect.balance),
    flexibility: flexibility.part(yearsEffect.flexibility),
    strength: strength.part(yearsEffect.strength),
  }
  const missing = tests.flatMap(test => {
    const part = breakdown[test]
    return 'missing' in part ? [{ test, reason: part.reason }] : []
  })
  const suggestions = [balance, flexibility, strength].flatMap(part => part.suggestions ?? [])
  const advice = chooseRecommendations(suggestions, missing, reader)
  const spoken = tests.flatMap(test => says[test] ?? [])
  const standing = standingOf(spoken)
  const comparison = posterior && comparisonOf(reportedAge(posterior.mean), age)
  const today = { balance: balance.result, flexibility: flexibility.result, strength: strength.result }
  const change = reader.last && verdictOf(reader.last, today)
  const fall = fallSince(reader.last?.results.balance ?? null, today.balance)
  const concern = fall ?? concernOf(breakdown, standing, isNearFall(results))
  const mobilityStatus =
    posterior && standing && comparison ? statusOf(age, posterior, standing, concern) : 'yellow'

  return {
    modelVersion,
    mobilityAge: posterior?.mean ?? null,
    range80: posterior?.range80 ?? null,
    comparison,
    standing,
    leads: standing && leadsFor(prior, spoken),
    prior,
    mobilityStatus,
    first: firstOf(comparison, mobilityStatus, standing, concern),
    description: describe({
      age,
      posterior,
      change,
      missing: missing.map(({ test }) => test),
      counted: tests.filter(test => !('missing' in breakdown[test]) && !says[test]),
      unclear: tests.filter(test => isUnclear(breakdown[test]) && says[test]),
    }),
    behind: behindOf(age, posterior),
    change,
    missing,
    breakdown,
    recommendations: advice.map(({ said }) => said),
    adviceSources: [...new Set(advice.flatMap(({ source }) => source ?? []))],
  }
}
