import type { BodyAngles } from '@lithe/movements'
import type { ClipResult } from './clip-result.ts'
import { plain } from './condition.ts'
import type { Truth } from './truth.ts'

type TrueFrame = NonNullable<Truth['frames']>[number]
type Joint = keyof BodyAngles

const joints = ['kneeLeft', 'kneeRight', 'hip', 'elbowLeft', 'elbowRight'] as const satisfies Joint[]

export type SeriesErrors = Record<Joint, { meanDegrees: number; biasDegrees: number }> & { frames: number }

/** True angles interpolated between two frames; null outside the film. */
function truthAt(frames: readonly TrueFrame[], t: number): Record<Joint, number> | null {
  const next = frames.findIndex(frame => frame.t >= t - 1e-6)
  const after = frames[next]
  if (!after) return null
  const before = frames[next - 1] ?? after
  const share = after.t > before.t ? Math.min(1, Math.max(0, (t - before.t) / (after.t - before.t))) : 0
  const angleOf = (joint: Joint) => before[joint] + share * (after[joint] - before[joint])
  return {
    kneeLeft: angleOf('kneeLeft'),
    kneeRight: angleOf('kneeRight'),
    hip: angleOf('hip'),
    elbowLeft: angleOf('elbowLeft'),
    elbowRight: angleOf('elbowRight'),
  }
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

/** Errors of joint angles over every frame with a body; null if the truth is unknown. */
export function seriesErrors({ series, truth }: Pick<ClipResult, 'series' | 'truth'>): SeriesErrors | null {
  const known = truth?.frames ?? []
  const differences: Record<Joint, number>[] = []
  for (const { t, angles } of series) {
    const there = angles && truthAt(known, t)
    if (angles && there)
      differences.push({
        kneeLeft: angles.kneeLeft - there.kneeLeft,
        kneeRight: angles.kneeRight - there.kneeRight,
        hip: angles.hip - there.hip,
        elbowLeft: angles.elbowLeft - there.elbowLeft,
        elbowRight: angles.elbowRight - there.elbowRight,
      })
  }
  if (differences.length === 0) return null
  const errorOf = (joint: Joint) => {
    const values = differences.map(difference => difference[joint])
    return { meanDegrees: mean(values.map(Math.abs)), biasDegrees: mean(values) }
  }
  return {
    frames: differences.length,
    kneeLeft: errorOf('kneeLeft'),
    kneeRight: errorOf('kneeRight'),
    hip: errorOf('hip'),
    elbowLeft: errorOf('elbowLeft'),
    elbowRight: errorOf('elbowRight'),
  }
}

/** Markdown: mean absolute and signed error of each film in degrees, as filmed where possible. */
export function seriesErrorsTable(results: readonly ClipResult[]): string[] {
  const asFilmed = results.filter(({ condition }) => condition.name === plain.name)
  const rows = (asFilmed.length > 0 ? asFilmed : results).flatMap(result => {
    const errors = seriesErrors(result)
    if (!errors) return []
    const cells = joints.map(joint => {
      const { meanDegrees, biasDegrees } = errors[joint]
      return `${meanDegrees.toFixed(1)} (${biasDegrees > 0 ? '+' : ''}${biasDegrees.toFixed(1)})`
    })
    const { clip, movement, condition, truth } = result
    const view = [truth?.view, truth?.viewDegrees ?? undefined].filter(part => part !== undefined).join(' ')
    return [`| ${[clip, movement, view, condition.name, ...cells].join(' | ')} |`]
  })
  if (rows.length === 0) return []
  const head = ['clip', 'movement', 'view', 'condition', ...joints]
  return [
    '### Joint angles, every frame',
    '',
    `| ${head.join(' | ')} |`,
    `| ${head.map(() => '---').join(' | ')} |`,
    ...rows,
    '',
  ]
}
