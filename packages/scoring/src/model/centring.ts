import type { AgeSay } from '../scored.ts'
import { type AgeEvidence, modelAges, type Prior, posteriorMean } from './posterior.ts'

/**
 * Factor applied to the average tilt. A whole tilt centres the mean, but at 55 a third more people are then
 * called younger than older, because ages skew downwards. This factor balances the counts from 45 on and
 * keeps the mean within a year.
 */
const shareOfTilt = 1.7
/**
 * If the median result would then be called older than its age, this fraction is undone; otherwise one second would be
 * worth too much.
 */
const shareBackToMiddle = 0.3
/** Each round at least halves the error; six rounds leave a hundredth of a year. */
const rounds = 6

/** Years to shift the prior's mean so that `meanAt` returns it unchanged. */
function moveFor(prior: Prior, meanAt: (prior: Prior) => number): number {
  let moved = 0
  for (let round = 0; round < rounds; round++)
    moved += prior.mean - meanAt({ mean: prior.mean + moved, sd: prior.sd })
  return moved
}

/**
 * Norms are flat in youth and steep in age, so an ordinary person's posterior mean misses their age: a median
 * 60-year-old would be called 58. Tilts each test's log likelihood until ordinary results average to the person's own
 * age, and slightly further, so that about as many ordinary people are called younger as older. Tilting a log
 * likelihood equals shifting the prior's mean.
 */
function tiltFor(prior: Prior, { ordinary, middle }: Pick<AgeSay, 'ordinary' | 'middle'>): number {
  const results = ordinary()
  const total = results.reduce((sum, { share }) => sum + share, 0)
  const forAverage = moveFor(prior, moved =>
    results.reduce((sum, { evidence, share }) => sum + (share / total) * posteriorMean(moved, [evidence]), 0),
  )
  const inMiddle = [middle()]
  const forMiddle = moveFor(prior, moved => posteriorMean(moved, inMiddle))
  const whole = shareOfTilt * forAverage
  const tilt = whole > forMiddle ? whole - shareBackToMiddle * (whole - forMiddle) : whole
  return tilt / prior.sd ** 2
}

/** Evidence tilted per year, normalised to a maximum of 1, so that products do not underflow. */
function tilted(evidence: AgeEvidence, tilt: number): AgeEvidence {
  const tiltedEvidence = new Float64Array(evidence.length)
  const ofOneStep = Math.exp(tilt * modelAges.step)
  let slope = 1
  let largest = 0
  for (let index = 0; index < evidence.length; index++) {
    const likelihood = slope * (evidence[index] ?? 0)
    tiltedEvidence[index] = likelihood
    if (likelihood > largest) largest = likelihood
    slope *= ofOneStep
  }
  for (let index = 0; index < tiltedEvidence.length; index++)
    tiltedEvidence[index] = (tiltedEvidence[index] ?? 0) / largest
  return tiltedEvidence
}

type Tilting = { tilt: number; best: AgeEvidence }
const known = new Map<string, Tilting>()

/** The tilt, and the ordinary result that argues most for a younger age. */
function tiltingFor(prior: Prior, say: AgeSay): Tilting {
  const tilt = tiltFor(prior, say)
  const [best = tilted(say.middle(), tilt)] = say
    .ordinary()
    .map(({ evidence }) => tilted(evidence, tilt))
    .toSorted((one, other) => posteriorMean(prior, [one]) - posteriorMean(prior, [other]))
  return { tilt, best }
}

/** A test's tilted evidence, with its kind's best result. */
export type Centred = AgeSay & Pick<Tilting, 'best'>

/** Applies the tilt, which is cached per kind of result, age and sex. */
export function centred(prior: Prior, say: AgeSay): Centred {
  const key = `${say.kind} ${prior.mean} ${prior.sd}`
  const found = known.get(key) ?? tiltingFor(prior, say)
  known.set(key, found)
  const { tilt, best } = found
  const apply = (evidence: AgeEvidence) => tilted(evidence, tilt)
  const { otherShapes } = say
  let shapes: AgeEvidence[] | undefined
  return {
    ...say,
    best,
    ...(otherShapes && {
      otherShapes: () => {
        shapes ??= otherShapes().map(apply)
        return shapes
      },
    }),
    evidence: apply(say.evidence),
  }
}
