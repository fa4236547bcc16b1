import type { AnyPerson, Person } from '../person.ts'
import { zoneOf, zoneSpansFrom } from '../reported.ts'
import type { AgeSay, Scored } from '../scored.ts'
import { type AgeEvidence, eachOf } from './posterior.ts'

/** Mean of both likelihoods, with equal weights. */
const averaged = (one: AgeEvidence, other: AgeEvidence): AgeEvidence =>
  eachOf(one, (likelihood, index) => (likelihood + (other[index] ?? 0)) / 2)

/** Averages percentiles, medians and zone borders, as in a population of as many women as men. */
function averagedRank(one: Scored, other: Scored): Scored {
  const score = (one.score + other.score) / 2
  const zones = zoneSpansFrom(
    (one.zones.red.end + other.zones.red.end) / 2,
    (one.zones.yellow.end + other.zones.yellow.end) / 2,
  )
  return {
    score,
    zone: zoneOf(score, zones),
    zones,
    median: one.median === null || other.median === null ? null : (one.median + other.median) / 2,
    basis: one.score === other.score ? one.basis : { ...one.basis, values: { sexes: 'both' } },
  }
}

const ofEach = <Score>({ age }: AnyPerson, score: (person: Person) => Score) =>
  [score({ age, sex: 'Female' }), score({ age, sex: 'Male' })] as const

/** Extends a score from one sex's norms to a person of undisclosed sex. */
export function eitherSexRank(
  { age, sex }: AnyPerson,
  score: (person: Person) => Scored | null,
): Scored | null {
  if (sex !== 'Undisclosed') return score({ age, sex })
  const [female, male] = ofEach({ age, sex }, score)
  return female && male && averagedRank(female, male)
}

/** The same for a score that affects the age. */
export function eitherSex(
  { age, sex }: AnyPerson,
  score: (person: Person) => Scored & AgeSay,
): Scored & AgeSay {
  if (sex !== 'Undisclosed') return score({ age, sex })
  const [female, male] = ofEach({ age, sex }, score)
  return {
    ...averagedRank(female, male),
    evidence: averaged(female.evidence, male.evidence),
    otherShapes: () => {
      const men = male.otherShapes?.() ?? []
      return (female.otherShapes?.() ?? []).map((shape, index) => averaged(shape, men[index] ?? shape))
    },
    scoreOff: errors => (female.scoreOff(errors) + male.scoreOff(errors)) / 2,
    kind: `${female.kind} ${male.kind}`,
    ordinary: () => [
      ...female.ordinary().map(result => ({ ...result, share: result.share / 2 })),
      ...male.ordinary().map(result => ({ ...result, share: result.share / 2 })),
    ],
    middle: () => averaged(female.middle(), male.middle()),
    surpassed: (female.surpassed + male.surpassed) / 2,
  }
}
