import { levenbergMarquardt } from 'ml-levenberg-marquardt'
import {
  type ChairStandRow,
  chairStandStudies,
  olderChairStands,
} from '../../packages/scoring/src/norms/chair-stand-studies.ts'
import { medianStandsOf, type StandsParameters } from '../../packages/scoring/src/strength/stands-model.ts'

/** Prior SD between samples, in stands. */
const priorBetweenStudiesSd = 4
/** Smoothness of the bend, as too few ages between 30 and 50 are printed to estimate it. */
const bendYears = 8

const sexTerms = { Male: 0.5, Female: -0.5, all: 0 } as const
const rows = chairStandStudies.flatMap(study => study.rows.map(row => ({ study, row })))
const middleOf = ([from, to]: ChairStandRow['ages']) => (from + to) / 2

export type StandsFit = {
  parameters: StandsParameters
  /** Offset of each sample from Rikli & Jones, whose level the norm uses. */
  levels: Record<string, number>
}

/** Least squares over all printed centres, with a level for each sample. Deterministic. */
export function fitStands(): StandsFit {
  const x = Array.from({ length: rows.length + chairStandStudies.length + 1 }, (_, index) => index)
  const parametersOf = ([young = 0, menMore = 0, lostPerDecade = 0, bendAge = 0]: readonly number[]) => ({
    young,
    menMore,
    lostPerDecade,
    bendAge,
    bendYears,
  })
  const residual = (values: readonly number[]) => {
    const of = parametersOf(values)
    const levels = values.slice(4)
    return (index: number): number => {
      const entry = rows[index]
      if (entry) {
        const { study, row } = entry
        const level = levels[chairStandStudies.indexOf(study)] ?? 0
        return (medianStandsOf(of, middleOf(row.ages), sexTerms[row.sex], level) - row.middle) / row.error
      }
      const level = levels[index - rows.length]
      if (level !== undefined) return level / priorBetweenStudiesSd
      return levels.reduce((sum, each) => sum + each, 0) / 0.1
    }
  }
  const { parameterValues } = levenbergMarquardt({ x, y: x.map(() => 0) }, residual, {
    initialValues: [22, 1, 2, 40, ...chairStandStudies.map(() => 0)],
    damping: 0.1,
    gradientDifference: 0.01,
    centralDifference: true,
    maxIterations: 60,
    errorTolerance: 1e-6,
  })
  const fitted = parametersOf(parameterValues)
  const levels = parameterValues.slice(4)
  const own = levels[chairStandStudies.indexOf(olderChairStands)] ?? 0
  return {
    parameters: { ...fitted, young: fitted.young + own },
    levels: Object.fromEntries(
      chairStandStudies.map(({ source }, index) => [source, (levels[index] ?? 0) - own]),
    ),
  }
}
