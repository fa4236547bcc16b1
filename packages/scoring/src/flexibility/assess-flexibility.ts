import type { Measured } from '@lithe/movements/catalog'
import { ageBandOf } from '../advice/age-band.ts'
import { flexibilityAdvice } from '../advice/flexibility-advice.ts'
import { reachFacts } from '../advice/reach-facts.ts'
import type { Person } from '../person.ts'
import { missingPart, observe, scoredPart, suggest, type TestPart } from '../test-part.ts'
import { usableReach } from '../usable.ts'
import { scoreToeTouch } from './score-toe-touch.ts'

/** A seated reach has no norm in degrees: it is shown, and has no say in the age. */
export function assessFlexibility(measured: Measured | undefined, person: Person): TestPart<'flexibility'> {
  const found = usableReach(measured)
  if ('missing' in found) return missingPart(found)
  const reach = found.measurement
  const scored = reach.movement === 'toe-touch' ? scoreToeTouch(reach, person) : null
  const facts = reachFacts(reach, scored, ageBandOf(person.age))
  const observations = observe(flexibilityAdvice, facts)
  return {
    evidence: scored?.evidence ?? null,
    suggestions: suggest(flexibilityAdvice, facts, scored),
    part: yearsEffect => ({
      ...scoredPart(scored, reach.movement, observations, yearsEffect),
      minRange: reach.minHipDegrees,
    }),
  }
}
