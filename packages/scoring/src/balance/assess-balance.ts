import { longestHold, type Measured, type StanceMeasurement } from '@lithe/movements/catalog'
import { balanceObservations } from '../advice/balance-observations.ts'
import { balanceRecommendations } from '../advice/balance-recommendations.ts'
import type { Reader } from '../advice/reader.ts'
import { stanceFacts } from '../advice/stance-facts.ts'
import { holdResult } from '../advice/test-result.ts'
import { withoutScore } from '../basis.ts'
import { eitherSex } from '../model/either-sex.ts'
import type { AnyPerson } from '../person.ts'
import { missingPart, observe, suggestFrom, type TestPart, tell, toldOf } from '../test-part.ts'
import { usableStance } from '../usable.ts'
import { scoreStance } from './score-stance.ts'

const easierBasis = {
  supported: withoutScore('held-on-a-chair'),
  'semi-tandem': withoutScore('both-feet-down'),
} as const

/** A shorter running hold carries no evidence: the test ended early, or the camera lost it. */
const sayingFromSeconds = 10

function endedTooEarly(stance: StanceMeasurement): boolean {
  const { seconds, isRunning } = longestHold(stance)
  return isRunning && seconds < sayingFromSeconds
}

/** A stance with help has no norm: it is shown but does not affect the age. */
export function assessBalance(
  measured: Measured | undefined,
  person: AnyPerson,
  reader: Reader,
): TestPart<'balance'> {
  const found = usableStance(measured)
  if ('missing' in found) return missingPart(found)
  const stance = found.measurement
  const isUntold = endedTooEarly(stance)
  const scored = stance.variant || isUntold ? null : eitherSex(person, known => scoreStance(stance, known))
  const told = toldOf(scored, reader)
  const facts = stanceFacts(stance, scored, reader)
  const observations = observe(balanceObservations, stanceFacts(stance, told, reader))
  const basis = stance.variant
    ? easierBasis[stance.variant]
    : withoutScore(isUntold ? 'ended-early' : 'before-twenty')
  return {
    say: scored,
    scored,
    suggestions: {
      test: 'balance',
      score: scored?.score ?? null,
      zone: scored?.zone ?? null,
      trend: facts.trend,
      said: suggestFrom(balanceRecommendations, facts, reader),
    },
    result: holdResult(stance),
    part: yearsEffect => ({
      ...tell(stance, told, basis, observations),
      yearsEffect,
      duration: stance.longestHoldSeconds,
      censored: longestHold(stance).isRunning,
      windowSeconds: stance.windowSeconds,
    }),
  }
}
