import type { Measured } from '@lithe/movements/catalog'
import { ageBandOf } from '../advice/age-band.ts'
import { balanceObservations } from '../advice/balance-observations.ts'
import { balanceRecommendations } from '../advice/balance-recommendations.ts'
import { stanceFacts } from '../advice/stance-facts.ts'
import type { Person } from '../person.ts'
import { missingPart, observe, scoredPart, suggest, type TestPart } from '../test-part.ts'
import { usableStance } from '../usable.ts'
import { reachedWindow, scoreStance } from './score-stance.ts'

export function assessBalance(measured: Measured | undefined, person: Person): TestPart<'balance'> {
  const found = usableStance(measured)
  if ('missing' in found) return missingPart(found)
  const stance = found.measurement
  const scored = scoreStance(stance, person)
  const facts = stanceFacts(stance, scored.zone, ageBandOf(person.age))
  const observations = observe(balanceObservations, facts)
  return {
    evidence: scored.evidence,
    suggestions: suggest(balanceRecommendations, facts, scored),
    part: yearsEffect => ({
      ...scoredPart(scored, stance.movement, observations, yearsEffect),
      duration: stance.longestHoldSeconds,
      censored: reachedWindow(stance),
    }),
  }
}
