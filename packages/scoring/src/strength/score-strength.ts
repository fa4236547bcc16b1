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
  /** Why such a movement stands there without a score, where it may. */
  unscoredBasis: UnscoredBasis | null
}
type Strength = Extract<Definition, { test: 'strength' }>
type ScoredBy<Id extends ScorerId> = Extract<Strength, { scorer: Id }>['id']
type StrengthScorerId = Extract<Strength['scorer'], ScorerId>

/** The first of them leads: what it scored stands for strength. */
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
  // Its measurement is the one its own definition names the scorer for.
  return scorer && isOfStrength(scorer) ? (scorers[scorer] as Scorer<StrengthMeasurement>) : withoutNorm
}

export const unscoredBasis = ({ movement }: StrengthMeasurement): UnscoredBasis | null =>
  scorerOf(movement).unscoredBasis

export type ScoredStrength = {
  strength: StrengthMeasurement
  scored: Scored | null
  /** Only legs have a norm sound enough to speak about age. */
  say: AgeSay | null
}

/** Lower comes first. */
function rank({ movement }: StrengthMeasurement): number {
  const { scorer } = movements[movement]
  return scorer ? ranks.indexOf(scorer) : ranks.length
}

/** What leads stands for strength: squats or stands, then whatever can be compared. */
const leadFirst = (a: ScoredStrength, b: ScoredStrength) =>
  Number(b.say !== null) - Number(a.say !== null) ||
  Number(b.scored !== null) - Number(a.scored !== null) ||
  rank(a.strength) - rank(b.strength)

export const scoreStrength = (all: readonly StrengthMeasurement[], person: AnyPerson): ScoredStrength[] =>
  all
    .map(strength => ({ strength, ...scorerOf(strength.movement).score(strength, person) }))
    .toSorted(leadFirst)
