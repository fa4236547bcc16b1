import { cameraErrors } from '../../packages/scoring/src/norms/camera-error.ts'
import { chairStandNorm, squatBridge } from '../../packages/scoring/src/norms/chair-stand-norm.ts'
import { chairStandStudies } from '../../packages/scoring/src/norms/chair-stand-studies.ts'
import { type CitationId, citations } from '../../packages/scoring/src/norms/citations.ts'
import type { Provenance } from '../../packages/scoring/src/norms/norm-table.ts'
import { sitAndReachNorm, toeTouchNorm } from '../../packages/scoring/src/norms/reach-norm.ts'
import { stanceNorm } from '../../packages/scoring/src/norms/stance-norm.ts'
import { stanceStudies } from '../../packages/scoring/src/norms/stance-studies.ts'

const marks: Record<Provenance, string> = {
  P: 'from the original page',
  A: 'from the abstract',
  S: 'from a secondary source',
  R: 'from memory',
  D: 'derived here',
}

const nameOf = (source: CitationId) => {
  const { authors, year } = citations[source]
  return `${authors.split(/[ ,]/)[0]} ${year}`
}
const share = (part: number, ...others: readonly number[]) =>
  `${Math.round((100 * part ** 2) / (part ** 2 + others.reduce((sum, each) => sum + each ** 2, 0)))} %`

type Row = readonly [what: string, source: string, read: string, weight: string]

const figures = (count: number) => `${count} ${count === 1 ? 'figure' : 'figures'}`

function rows(): Row[] {
  const camera = cameraErrors.good.angleDegrees
  return [
    ...stanceStudies.map(
      ({ source, provenance, figures: each, capSeconds, isCapInferred }): Row => [
        'stance curve',
        nameOf(source),
        marks[provenance],
        `${figures(each.length)}, cap ${capSeconds} s${isCapInferred ? ', inferred' : ''}`,
      ],
    ),
    [
      'stance: between studies',
      'the fit',
      marks.D,
      `${stanceNorm.betweenStudiesSd} log s, ${share(stanceNorm.betweenStudiesSd, stanceNorm.parameters.sigmaLogSeconds)} of the variance among those limited by balance`,
    ],
    ...chairStandStudies.map(
      ({ source, provenance, rows: each }): Row => [
        'chair-stand curve',
        nameOf(source),
        marks[provenance],
        figures(each.length),
      ],
    ),
    [
      'chair stands: between studies',
      'the fit',
      marks.D,
      `${chairStandNorm.betweenStudiesSd} stands, ${share(chairStandNorm.betweenStudiesSd, chairStandNorm.sd)} of the variance`,
    ],
    [
      'squats in place of stands',
      squatBridge.sources.map(nameOf).join(', '),
      'an assumption; its shape from a secondary source',
      `factor ${squatBridge.factor} ± ${squatBridge.factorSd}`,
    ],
    ['toe touch: level', 'Kippers 1987', marks.P, '33 young adults, sexes combined'],
    [
      'reach: slope to 65',
      'Canada 1981 (from memory), Japan, Canada, Sato',
      'one of the four from memory',
      'mean of four; Canada’s measures survey counts as zero slope, an effect within the error below',
    ],
    ['reach: slope past 65', 'Senior Fitness Test', marks.S, 'medians, ages 60–94'],
    ['seated reach: level', 'Canada 2007, China 2023', marks.P, 'mean of two surveys'],
    [
      'segment lengths',
      'Winter 2009',
      marks.R,
      'fractions of height; a 5 % error moves an angle by 2°, within the error below',
    ],
    [
      'toe touch: between studies',
      'an assumption',
      marks.D,
      `${toeTouchNorm.systematicSdDegrees}°, ${share(toeTouchNorm.systematicSdDegrees, toeTouchNorm.sdDegrees, camera)} of the variance`,
    ],
    [
      'seated reach: between studies',
      'an assumption',
      marks.D,
      `${sitAndReachNorm.systematicSdDegrees}°, ${share(sitAndReachNorm.systematicSdDegrees, sitAndReachNorm.sdDegrees, camera)} of the variance`,
    ],
    ['spread of reaches', 'a spread of 9 cm between people', marks.D, `${toeTouchNorm.sdDegrees}°`],
    [
      'camera error, clear view',
      'Gilon 2026',
      'another engine’s error, from the original page',
      `${camera}°; ours is in measurement.md`,
    ],
    ['prior around the real age', 'a design choice', marks.D, '12 years'],
  ]
}

/** Table of docs/provenance.md: how we read the source of each number that affects the age. */
export function provenanceTable(): string {
  const lines = rows().map(row => `| ${row.join(' | ')} |`)
  return ['| number | source | how it was read | weight |', '|---|---|---|---|', ...lines].join('\n')
}
