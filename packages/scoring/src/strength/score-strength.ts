import { type Definition, type MovementId, movements, type ScorerId } from '@lithe/movements/catalog'
import { type UnscoredBasis, withoutScore } from '../basis.ts'
import { eitherSex, eitherSexRank } from '../model/either-sex.ts'
import type { AnyPerson } from '../person.ts'
import type { AgeSay, Scored } from '../scored.ts'
import type { StrengthMeasurement } from '../usable.ts'
import { scorePlank } from './score-plank.ts'
import { scorePushUps } from './score-push-ups.ts'
import { scoreStands } from './score-stands.ts'

type Scorer<M extends StrengthMeasurement> = {
  score: (measurement: M, person: AnyPerson) => Pick<ScoredStrength, 'scored' | 'say'>
  /** Why such a movement may have no score. */
  unscoredBasis: UnscoredBasis | null
}
type Strength = Extract<Definition, { test: 'strength' }>
type ScoredBy<Id extends ScorerId> = Extract<Strength, { scorer: Id }>['id']
type StrengthScorerId = Extract<Strength['scorer'], ScorerId>

/** In order of precedence: the first scored movement represents strength. */
const scorers: { [Id in StrengthScorerId]: Scorer<StrengthMeasurement & { movement: ScoredBy<Id> }> } = {
  stands: {
    score(counted, person) {
      const scored = eitherSex(person, known => scoreStands(counted, known))
      return { scored, say: scored }
    },
    unscoredBasis: null,
  },
  'push-ups': {
    score: (counted, person) => ({
      scored: eitherSexRank(person, known => scorePushUps(counted, known)),
      say: null,
    }),
    unscoredBasis: withoutScore('push-ups-not-counted'),
  },
  plank: {
    score: (held, person) => ({ scored: eitherSexRank(person, known => scorePlank(held, known)), say: null }),
    unscoredBasis: withoutScore('plank-of-students'),
  },
}
const withoutNorm: Scorer<StrengthMeasurement> = {
  score: () => ({ scored: null, say: null }),
  unscoredBasis: withoutScore('no-norm'),
}
const ranks = Object.keys(scorers)

const isOfStrength = (scorer: ScorerId): scorer is StrengthScorerId => scorer in scorers

function scorerOf(movement: MovementId): Scorer<StrengthMeasurement> {
  const { scorer } = movements[movement]
  // Safe: a movement's definition names the scorer of its own measurement.
  return scorer && isOfStrength(scorer) ? (scorers[scorer] as Scorer<StrengthMeasurement>) : withoutNorm
}

export const unscoredBasis = ({ movement }: StrengthMeasurement): UnscoredBasis | null =>
  scorerOf(movement).unscoredBasis

export type ScoredStrength = {
  strength: StrengthMeasurement
  scored: Scored | null
  /** Only leg movements have a norm sound enough to affect the age. */
  say: AgeSay | null
}

/** A lower rank comes first. */
function rank({ movement }: StrengthMeasurement): number {
  const { scorer } = movements[movement]
  return scorer ? ranks.indexOf(scorer) : ranks.length
}

/** Squats or chair stands lead, then whatever can be compared. */
const leadFirst = (a: ScoredStrength, b: ScoredStrength) =>
  Number(b.say !== null) - Number(a.say !== null) ||
  Number(b.scored !== null) - Number(a.scored !== null) ||
  rank(a.strength) - rank(b.strength)

export const scoreStrength = (all: readonly StrengthMeasurement[], person: AnyPerson): ScoredStrength[] =>
  all
    .map(strength => ({ strength, ...scorerOf(strength.movement).score(strength, person) }))
    .toSorted(leadFirst)
