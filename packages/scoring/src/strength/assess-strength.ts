import { longestHold } from '@lithe/movements/catalog'
import type { Reader } from '../advice/reader.ts'
import type { Observation } from '../advice/said.ts'
import { strengthFacts } from '../advice/strength-facts.ts'
import { strengthObservations } from '../advice/strength-observations.ts'
import { strengthRecommendations } from '../advice/strength-recommendations.ts'
import { strengthResult } from '../advice/test-result.ts'
import type { StrengthMovement } from '../assessment.ts'
import { withoutScore } from '../basis.ts'
import type { AnyPerson } from '../person.ts'
import {
  missingPart,
  mostObservations,
  observe,
  suggestFrom,
  type TestPart,
  tell,
  toldOf,
} from '../test-part.ts'
import { type StrengthResult, usableStrength } from '../usable.ts'
import { type ScoredStrength, scoreStrength, unscoredBasis } from './score-strength.ts'

const clearness = ['poor', 'fair', 'good'] as const

function toMovement({ strength, scored }: ScoredStrength, reader: Reader): StrengthMovement {
  const told = toldOf(scored, reader)
  const observations = observe(strengthObservations, strengthFacts(strength, told, reader))
  const basis = scored ? withoutScore('before-twenty') : unscoredBasis(strength)
  const isHold = 'holds' in strength
  return {
    ...tell(strength, told, basis, observations),
    reps: isHold ? null : strength.reps,
    partials: isHold ? 0 : strength.partials,
    seconds: isHold ? strength.longestHoldSeconds : null,
    censored: isHold && longestHold(strength).isRunning,
    windowSeconds: strength.windowSeconds,
    ...(!isHold && strength.rising && { rising: strength.rising }),
  }
}

/** Observations on the leading movement, then the first on each other movement. */
function gather([lead, ...others]: readonly StrengthMovement[]): Observation[] {
  const besides = others
    .flatMap(({ observations }) => observations.slice(0, 1))
    .slice(0, mostObservations - 1)
  return [...(lead?.observations ?? []).slice(0, mostObservations - besides.length), ...besides]
}

/** Squats or chair stands lead; other movements are reported next to them. */
export function assessStrength(
  all: readonly StrengthResult[],
  person: AnyPerson,
  reader: Reader,
): TestPart<'strength'> {
  const { measured, refused } = usableStrength(all)
  const [lead, ...others] = scoreStrength(measured, person)
  if (!lead) return missingPart({ missing: true, reason: refused[0]?.reason ?? null })
  const leading = toMovement(lead, reader)
  const movements = [leading, ...others.map(other => toMovement(other, reader))]
  const facts = strengthFacts(lead.strength, lead.scored, reader)
  return {
    say: lead.say,
    scored: lead.scored,
    suggestions: {
      test: 'strength',
      score: lead.scored?.score ?? null,
      zone: lead.scored?.zone ?? null,
      trend: facts.trend,
      said: suggestFrom(strengthRecommendations, facts, reader),
    },
    result: strengthResult(lead.strength),
    part: yearsEffect => ({
      ...tell(lead.strength, toldOf(lead.scored, reader), leading.basis, gather(movements)),
      quality: clearness.find(level => movements.some(({ quality }) => quality === level)) ?? 'good',
      yearsEffect,
      reps: leading.reps,
      partials: leading.partials,
      movements: [...movements, ...refused],
    }),
  }
}
