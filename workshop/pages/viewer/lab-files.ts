import { type MovementId, movementIds, type VariantId, variantIds } from '@lithe/movements/catalog'
import type { Recording } from '../replay-port.ts'
import { type AngleName, angleNames } from './angle-names.ts'

/** Known truth of a film: expected results and, if filmed with truth, angles per moment. */
export type LabTruth = {
  movement: MovementId | null
  variant: VariantId | null
  /** Duration of the window in seconds; null for the whole film. */
  seconds: number | null
  expected: Readonly<Record<string, unknown>>
  /** Interior angles in degrees; `t` in seconds. */
  frames: readonly ({ t: number } & Partial<Record<AngleName, number>>)[]
}

type Fields = Readonly<Record<string, unknown>>
const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null
const numberOf = (value: unknown) => (typeof value === 'number' && Number.isFinite(value) ? value : null)

/** Parses a file written by `npm run accuracy -- --recordings`; null for anything else. */
export function readRecording(json: unknown): Recording | null {
  if (!isFields(json) || !Array.isArray(json.frames)) return null
  const aspect = numberOf(json.aspect)
  const frames = json.frames.filter(isRecordedFrame)
  return aspect === null || frames.length === 0 || frames.length < json.frames.length
    ? null
    : { aspect, frames }
}

const isRecordedFrame = (frame: unknown): frame is Recording['frames'][number] =>
  isFields(frame) &&
  numberOf(frame.t) !== null &&
  (frame.landmarks === null || (Array.isArray(frame.landmarks) && frame.landmarks.length === 198))

/** Parses a truth file, or a recording's truth; null for anything else. */
export function readTruth(json: unknown): LabTruth | null {
  if (!isFields(json) || !isFields(json.expected)) return null
  return {
    movement: movementIds.find(id => id === json.movement) ?? null,
    variant: variantIds.find(id => id === json.variant) ?? null,
    seconds: numberOf(json.seconds),
    expected: json.expected,
    frames: (Array.isArray(json.frames) ? json.frames : []).filter(isFields).flatMap(readAngles),
  }
}

function readAngles(frame: Fields): LabTruth['frames'] {
  const t = numberOf(frame.t)
  if (t === null) return []
  const angles = angleNames.flatMap(name => {
    const degrees = numberOf(frame[name])
    return degrees === null ? [] : [[name, degrees] as const]
  })
  return [{ t, ...Object.fromEntries(angles) }]
}

/** The truth contained in a recording's file. */
export const truthInside = (json: unknown): LabTruth | null => (isFields(json) ? readTruth(json.truth) : null)
