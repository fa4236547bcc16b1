import { eitherSex, eitherSexRank } from '../model/either-sex.ts'
import type { AnyPerson } from '../person.ts'
import type { AgeSay, Scored } from '../scored.ts'
import type { StrengthMeasurement } from '../usable.ts'
import { scorePlank } from './score-plank.ts'
import { scorePushUps } from './score-push-ups.ts'
import { scoreStands } from './score-stands.ts'

/** Why a strength movement stands there without a score. */
export const unscoredBasis: Record<StrengthMeasurement['movement'], string> = {
  squat: '',
  'push-up': 'Shown as a plain number: no published count of a minute covers everybody of your age.',
  'jumping-jack': 'Shown as a plain number: we know of no study that counted them by age.',
  plank: 'Shown as a plain number: the published times we use are of students of about 20.',
}

export type ScoredStrength = {
  strength: StrengthMeasurement
  scored: Scored | null
  /** Only legs have a norm sound enough to speak about age. */
  say: AgeSay | null
}

function scoreOne(strength: StrengthMeasurement, person: AnyPerson): ScoredStrength {
  switch (strength.movement) {
    case 'squat': {
      const scored = eitherSex(person, known => scoreStands(strength, known))
      return { strength, scored, say: scored }
    }
    case 'push-up':
      return { strength, scored: eitherSexRank(person, known => scorePushUps(strength, known)), say: null }
    case 'plank':
      return { strength, scored: eitherSexRank(person, known => scorePlank(strength, known)), say: null }
    case 'jumping-jack':
      return { strength, scored: null, say: null }
  }
}

/** Lower comes first. */
const rank: Record<StrengthMeasurement['movement'], number> = {
  squat: 0,
  'push-up': 1,
  plank: 2,
  'jumping-jack': 3,
}

/** What leads stands for strength: squats or stands, then whatever can be compared. */
const leadFirst = (a: ScoredStrength, b: ScoredStrength) =>
  Number(b.say !== null) - Number(a.say !== null) ||
  Number(b.scored !== null) - Number(a.scored !== null) ||
  rank[a.strength.movement] - rank[b.strength.movement]

export const scoreStrength = (all: readonly StrengthMeasurement[], person: AnyPerson): ScoredStrength[] =>
  all.map(strength => scoreOne(strength, person)).toSorted(leadFirst)
