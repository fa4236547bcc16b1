import type { Measured } from '@lithe/movements/catalog'
import { ageBandOf } from '../advice/age-band.ts'
import { strengthFacts } from '../advice/strength-facts.ts'
import { strengthObservations } from '../advice/strength-observations.ts'
import { strengthRecommendations } from '../advice/strength-recommendations.ts'
import type { Person } from '../person.ts'
import { missingPart, mostObservations, observe, scoredPart, suggest, type TestPart } from '../test-part.ts'
import { usableStrength } from '../usable.ts'
import { scoreSquats } from './score-squats.ts'

/** Squats lead where they were done; movements without a norm add what was counted. */
export function assessStrength(all: readonly Measured[], person: Person): TestPart<'strength'> {
  const found = usableStrength(all)
  if ('missing' in found) return missingPart(found)
  const { lead, others } = found
  const band = ageBandOf(person.age)
  const scored = lead.movement === 'squat' ? scoreSquats(lead, person) : null
  const facts = strengthFacts(lead, scored, band)
  const counted = others.flatMap(other => observe(strengthObservations, strengthFacts(other, null, band), 1))
  const besides = counted.slice(0, mostObservations - 1)
  const observations = observe(strengthObservations, facts, mostObservations - besides.length)
  return {
    evidence: scored?.evidence ?? null,
    suggestions: suggest(strengthRecommendations, facts, scored),
    part: yearsEffect => ({
      ...scoredPart(scored, lead.movement, [...observations, ...besides], yearsEffect),
      reps: lead.reps,
      partials: lead.partials,
    }),
  }
}
