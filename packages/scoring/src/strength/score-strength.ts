import type { Person } from '../person.ts'
import type { AgeSay, Scored } from '../scored.ts'
import type { StrengthMeasurement } from '../usable.ts'
import { scorePlank } from './score-plank.ts'
import { scorePushUps } from './score-push-ups.ts'
import { scoreStands } from './score-stands.ts'

/** Why a strength movement stands there without a score. */
export const unscoredBasis: Record<StrengthMeasurement['movement'], string> = {
  squat: '',
  'push-up': 'Shown as a plain number: no published count of a minute covers your age and sex.',
  'jumping-jack': 'Shown as a plain number: nobody has published how many people of your age do.',
  plank: 'Shown as a plain number: published times exist for students of about 20 only.',
}

export type ScoredStrength = {
  strength: StrengthMeasurement
  scored: Scored | null
  /** Only legs have a norm sound enough to speak about age. */
  say: AgeSay | null
}

function scoreOne(strength: StrengthMeasurement, person: Person): ScoredStrength {
  switch (strength.movement) {
    case 'squat': {
      const scored = scoreStands(strength, person)
      return { strength, scored, say: scored }
    }
    case 'push-up':
      return { strength, scored: scorePushUps(strength, person), say: null }
    case 'plank':
      return { strength, scored: scorePlank(strength, person), say: null }
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

export const scoreStrength = (all: readonly StrengthMeasurement[], person: Person): ScoredStrength[] =>
  all.map(strength => scoreOne(strength, person)).toSorted(leadFirst)
