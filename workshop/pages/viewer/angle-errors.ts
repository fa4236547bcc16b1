import { type AngleName, angleNames } from './angle-names.ts'
import type { LabTruth } from './lab-files.ts'
import type { LabMoment } from './run-recording.ts'

/** Mean absolute error over all moments with truth, in degrees; null if there are none. */
export type AngleErrors = Record<AngleName, number | null>

export function trueAngleAt(frames: LabTruth['frames'], name: AngleName, seconds: number): number | null {
  const after = frames.findIndex(({ t }) => t >= seconds)
  const next = frames[after]
  const previous = frames[Math.max(0, after - 1)]
  const to = next?.[name]
  const from = previous?.[name]
  if (!next || !previous || to === undefined || from === undefined) return null
  const share = next.t > previous.t ? (seconds - previous.t) / (next.t - previous.t) : 1
  return from + (to - from) * Math.min(1, Math.max(0, share))
}

export function angleErrors(
  moments: readonly LabMoment[],
  { frames }: Pick<LabTruth, 'frames'>,
): AngleErrors {
  const errorOf = (name: AngleName): number | null => {
    const errors = moments.flatMap(({ angles, seconds }) => {
      const truth = trueAngleAt(frames, name, seconds)
      return angles && truth !== null ? [Math.abs(angles[name] - truth)] : []
    })
    return errors.length === 0 ? null : errors.reduce((sum, error) => sum + error, 0) / errors.length
  }
  return Object.fromEntries(angleNames.map(name => [name, errorOf(name)])) as AngleErrors
}
