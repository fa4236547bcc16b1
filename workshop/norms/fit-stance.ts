import { levenbergMarquardt } from 'ml-levenberg-marquardt'
import {
  type StanceParameters,
  shareLimitedBelow,
  shareWithoutChance,
  standersOf,
} from '../../packages/scoring/src/balance/stance-model.ts'
import type { CitationId } from '../../packages/scoring/src/norms/citations.ts'
import {
  type StanceFigure,
  type StanceStudy,
  stanceStudies,
} from '../../packages/scoring/src/norms/stance-studies.ts'
import type { SexTerm } from '../../packages/scoring/src/person.ts'

/**
 * Fixed before the fit: steep medians with wide spreads and flat medians with narrow spreads fit equally well. With
 * these values a longer hold never means an older age, nor a second more than a year.
 */
const fixed = { logSecondsLostPerDecade: 0.6, sigmaLogSeconds: 0.9, chanceShape: 1.4 } as const
/** Within-person SD of attempts in log seconds: the relative error of Goldberg 2011. */
const withinPersonLogSeconds = 0.4
/** Expected maximum of n attempts in standard deviations: normal order statistics. */
const bestOfTries = { 1: 0, 2: 0.564, 3: 0.846 } as const
const priorBetweenStudiesSd = 0.7

const names = [
  'medianLogSecondsAt70',
  'limitedLogOddsAt70',
  'limitedLogOddsPerDecade',
  'chanceScaleSeconds',
  'menLongerLogSeconds',
] as const
const start = [2.2, 0.25, 1.2, 114, 0]
const studies = [...new Set(stanceStudies.map(({ source }) => source))]
const sexTerms: Record<StanceFigure['sex'], SexTerm> = { Male: 0.5, Female: -0.5, all: 0 }

function parametersOf(values: readonly number[]): StanceParameters {
  const [medianLogSecondsAt70 = 0, limitedLogOddsAt70 = 0, limitedLogOddsPerDecade = 0] = values
  const [, , , chanceScaleSeconds = 0, menLongerLogSeconds = 0] = values
  return {
    ...fixed,
    medianLogSecondsAt70,
    limitedLogOddsAt70,
    limitedLogOddsPerDecade,
    chanceScaleSeconds,
    menLongerLogSeconds,
  }
}

/** Fraction still standing after `seconds` in their best attempt. */
function shareStanding(
  of: StanceParameters,
  study: StanceStudy,
  shift: number,
  { sex, age }: { sex: StanceFigure['sex']; age: number },
  seconds: number,
): number {
  const better = withinPersonLogSeconds * bestOfTries[study.tries]
  const standers = standersOf(of, age, sexTerms[sex], shift)
  const medianLogSeconds = standers.medianLogSeconds + better
  const limited = shareLimitedBelow(of, seconds)(standers.limitedShare, medianLogSeconds)
  const chance = 1 - (1 - shareWithoutChance(of, seconds)) ** study.tries
  return chance * (1 - limited)
}

/** Gauss–Hermite nodes for a sample of mixed ages. */
const agesOf = ({ age, ageSd }: StanceFigure) =>
  ageSd === undefined
    ? [{ age, weight: 1 }]
    : [
        { age: age - Math.sqrt(3) * ageSd, weight: 1 / 6 },
        { age, weight: 2 / 3 },
        { age: age + Math.sqrt(3) * ageSd, weight: 1 / 6 },
      ]

const stepSeconds = 1

/** The figure that a study should have printed under the model. */
function predicted(of: StanceParameters, study: StanceStudy, shift: number, figure: StanceFigure): number {
  const standing = (seconds: number) =>
    agesOf(figure).reduce(
      (sum, { age, weight }) =>
        sum + weight * shareStanding(of, study, shift, { sex: figure.sex, age }, seconds),
      0,
    )
  if (figure.figure === 'share-below') return 1 - standing(figure.seconds)
  let mean = 0
  let squares = 0
  for (let from = 0; from < study.capSeconds; from += stepSeconds) {
    const seconds = from + stepSeconds / 2
    const share = standing(seconds)
    mean += share * stepSeconds
    squares += 2 * seconds * share * stepSeconds
  }
  return figure.figure === 'mean' ? mean : Math.sqrt(Math.max(0, squares - mean * mean))
}

const rows = stanceStudies.flatMap(study => study.figures.map(figure => ({ study, figure })))

export type StanceFit = {
  parameters: StanceParameters
  /** Shift of each study from the common curve, in log seconds. */
  shifts: Record<string, number>
  betweenStudiesSd: number
  rows: { source: CitationId; figure: StanceFigure; predicted: number }[]
}

/** Weighted least squares over all printed figures, with a shift for each study. Deterministic. */
export function fitStance(): StanceFit {
  const count = rows.length + studies.length + 1
  const x = Array.from({ length: count }, (_, index) => index)
  const shiftsOf = (values: readonly number[]) => values.slice(names.length)
  const residual = (values: readonly number[]) => {
    const of = parametersOf(values)
    const shifts = shiftsOf(values)
    return (index: number): number => {
      const row = rows[index]
      if (row) {
        const { study, figure } = row
        const shift = shifts[studies.indexOf(study.source)] ?? 0
        return (predicted(of, study, shift, figure) - figure.value) / figure.error
      }
      const shift = shifts[index - rows.length]
      if (shift !== undefined) return shift / priorBetweenStudiesSd
      return shifts.reduce((sum, each) => sum + each, 0) / 0.05
    }
  }
  const { parameterValues } = levenbergMarquardt({ x, y: x.map(() => 0) }, residual, {
    initialValues: [...start, ...studies.map(() => 0)],
    damping: 0.1,
    gradientDifference: [0.01, 0.01, 0.01, 0.5, 0.01, ...studies.map(() => 0.01)],
    centralDifference: true,
    maxIterations: 60,
    errorTolerance: 1e-6,
  })
  const parameters = parametersOf(parameterValues)
  const shifts = shiftsOf(parameterValues)
  const mean = shifts.reduce((sum, each) => sum + each, 0) / shifts.length
  return {
    parameters,
    shifts: Object.fromEntries(studies.map((study, index) => [study, shifts[index] ?? 0])),
    betweenStudiesSd: Math.sqrt(
      shifts.reduce((sum, each) => sum + (each - mean) ** 2, 0) / (shifts.length - 1),
    ),
    rows: rows.map(({ study, figure }) => ({
      source: study.source,
      figure,
      predicted: predicted(parameters, study, shifts[studies.indexOf(study.source)] ?? 0, figure),
    })),
  }
}
