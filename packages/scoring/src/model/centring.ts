import type { AgeSay } from '../scored.ts'
import { type AgeEvidence, modelAges, type Prior, posteriorMean } from './posterior.ts'

/**
 * Leaning once makes the average right, but of 55-year-olds a third more are then told younger than older: ages spread
 * further downwards. By so much more it is about as many at every age from 45 on, with the average within a year.
 */
const shareOfLean = 1.7
/** Where that tells the middle result older than its age, so much of it is taken back, or the second that reaches it would be worth too much. */
const shareBackToMiddle = 0.3
/** Each round leaves less than half of what is off: six leave a hundredth of a year. */
const rounds = 6

/** How far the prior's mean must move for `meanAt` to give it back unmoved, years. */
function moveFor(prior: Prior, meanAt: (prior: Prior) => number): number {
  let moved = 0
  for (let round = 0; round < rounds; round++)
    moved += prior.mean - meanAt({ mean: prior.mean + moved, sd: prior.sd })
  return moved
}

/**
 * Norms are flat in youth and steep in age, so the mean of an ordinary person's posterior lies off their own age: a
 * median 60-year-old would be told 58. Each test leans its evidence towards making the average of all ordinary results,
 * taken alone, the person's own age, and goes further: then about as many ordinary people are told younger as
 * older, and the average stays within a year. A lean of a log likelihood is a move of the prior's mean.
 */
function leanFor(prior: Prior, { ordinary, middle }: Pick<AgeSay, 'ordinary' | 'middle'>): number {
  const results = ordinary()
  const total = results.reduce((sum, { share }) => sum + share, 0)
  const forAverage = moveFor(prior, moved =>
    results.reduce((sum, { evidence, share }) => sum + (share / total) * posteriorMean(moved, [evidence]), 0),
  )
  const inMiddle = [middle()]
  const forMiddle = moveFor(prior, moved => posteriorMean(moved, inMiddle))
  const whole = shareOfLean * forAverage
  const lean = whole > forMiddle ? whole - shareBackToMiddle * (whole - forMiddle) : whole
  return lean / prior.sd ** 2
}

/** Evidence whose log leans by so much a year, the largest being 1: no product of several is too small to be told from none. */
function leaned(evidence: AgeEvidence, lean: number): AgeEvidence {
  const leaning = new Float64Array(evidence.length)
  const ofOneStep = Math.exp(lean * modelAges.step)
  let slope = 1
  let largest = 0
  for (let index = 0; index < evidence.length; index++) {
    const likelihood = slope * (evidence[index] ?? 0)
    leaning[index] = likelihood
    if (likelihood > largest) largest = likelihood
    slope *= ofOneStep
  }
  for (let index = 0; index < leaning.length; index++) leaning[index] = (leaning[index] ?? 0) / largest
  return leaning
}

type Leaning = { lean: number; best: AgeEvidence }
const known = new Map<string, Leaning>()

/** The lean, and of all ordinary results the one that speaks most for a younger age. */
function leaningFor(prior: Prior, say: AgeSay): Leaning {
  const lean = leanFor(prior, say)
  const [best = leaned(say.middle(), lean)] = say
    .ordinary()
    .map(({ evidence }) => leaned(evidence, lean))
    .toSorted((one, other) => posteriorMean(prior, [one]) - posteriorMean(prior, [other]))
  return { lean, best }
}

/** A say with its lean, and the best result of its kind. */
export type Centred = AgeSay & Pick<Leaning, 'best'>

/** What a result says, leaned; the lean of one kind of result is worked out once for each age and sex. */
export function centred(prior: Prior, say: AgeSay): Centred {
  const key = `${say.kind} ${prior.mean} ${prior.sd}`
  const found = known.get(key) ?? leaningFor(prior, say)
  known.set(key, found)
  const { lean, best } = found
  const leaning = (evidence: AgeEvidence) => leaned(evidence, lean)
  const { otherShapes } = say
  let shapes: AgeEvidence[] | undefined
  return {
    ...say,
    best,
    ...(otherShapes && {
      otherShapes: () => {
        shapes ??= otherShapes().map(leaning)
        return shapes
      },
    }),
    evidence: leaning(say.evidence),
  }
}
