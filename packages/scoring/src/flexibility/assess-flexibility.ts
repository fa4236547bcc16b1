import type { Measured, ReachMeasurement } from '@lithe/movements/catalog'
import { flexibilityObservations } from '../advice/flexibility-observations.ts'
import { flexibilityRecommendations } from '../advice/flexibility-recommendations.ts'
import { reachFacts } from '../advice/reach-facts.ts'
import type { Reader } from '../advice/reader.ts'
import { reachResult } from '../advice/test-result.ts'
import { withoutScore } from '../basis.ts'
import { eitherSex } from '../model/either-sex.ts'
import type { AnyPerson, Person } from '../person.ts'
import type { AgeSay, Scored } from '../scored.ts'
import { missingPart, observe, suggestFrom, type TestPart, tell, toldOf } from '../test-part.ts'
import { usableReach } from '../usable.ts'
import { scoreSitAndReach } from './score-sit-and-reach.ts'
import { scoreToeTouch } from './score-toe-touch.ts'

function score(reach: ReachMeasurement, person: Person): Scored & AgeSay {
  switch (reach.movement) {
    case 'toe-touch':
      return scoreToeTouch(reach, person)
    case 'sit-and-reach':
      return scoreSitAndReach(reach, person)
  }
}

/** A seated reach on a chair has no norm in degrees: it is shown but does not affect the age. */
export function assessFlexibility(
  measured: Measured | undefined,
  person: AnyPerson,
  reader: Reader,
): TestPart<'flexibility'> {
  const found = usableReach(measured)
  if ('missing' in found) return missingPart(found)
  const reach = found.measurement
  const scored = reach.variant ? null : eitherSex(person, known => score(reach, known))
  const told = toldOf(scored, reader)
  const facts = reachFacts(reach, scored, reader)
  const observations = observe(flexibilityObservations, reachFacts(reach, told, reader))
  const basis = withoutScore(reach.variant ? 'reach-on-a-chair' : 'before-twenty')
  return {
    say: scored,
    scored,
    suggestions: {
      test: 'flexibility',
      score: scored?.score ?? null,
      zone: scored?.zone ?? null,
      trend: facts.trend,
      said: suggestFrom(flexibilityRecommendations, facts, reader),
    },
    result: reachResult(reach),
    part: yearsEffect => ({
      ...tell(reach, told, basis, observations),
      yearsEffect,
      minRange: reach.minHipDegrees,
    }),
  }
}
