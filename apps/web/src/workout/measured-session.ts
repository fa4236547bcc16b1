import type { OwnPlate, PlayerMessage } from '@lithe/contracts/player'
import {
  type ExerciseItem,
  type Measured,
  type Measurement,
  type MovementId,
  movements,
  type RefusalReason,
  refusalReasons,
  type SeatHeight,
  type WorkoutItem,
  wayOf,
} from '@lithe/movements/catalog'
import { movementsWords } from '@lithe/words/live/movements'
import { workoutPreviewWords } from '@lithe/words/live/workout-preview'
import type { AssessmentResult, FailureReason, NamedItem, ShownResult } from '../memory/visit/visit.ts'

/** One measurement as sent to the server. */
export type MeasuredSession = {
  sessionId: string
  movement: MovementId
  measured: Measured
  measuredAt: string
}

export type Ended = Extract<PlayerMessage, { type: 'measured' | 'completed' | 'failed' }>

/** A movement's result; null if the camera or engine failed before measuring. */
export function measuredOf(message: Ended): Measured | null {
  if (message.type !== 'failed') return { ok: true, measurement: message.measurement }
  const reason = uploadableRefusal(message.reason)
  return reason && { ok: false, reason, quality: null }
}

/** A movement that was never begun: the person felt unwell, or skips it today. */
export const unbegunVisit = (movement: MovementId, reason: 'felt-unwell' | 'left-out'): MeasuredSession => ({
  sessionId: crypto.randomUUID(),
  movement,
  measured: { ok: false, reason, quality: null },
  measuredAt: new Date().toISOString(),
})

type Kept = Pick<MeasuredSession, 'sessionId' | 'measured' | 'measuredAt'> &
  Pick<AssessmentResult, 'workoutData'> & { plate?: OwnPlate | undefined }

/** An item as stored on this device until the report is made. */
export function namedItem(item: WorkoutItem): NamedItem {
  const { durationSeconds: seconds } = item
  if (item.type === 'break') {
    const name = workoutPreviewWords.list.break({ seconds })
    return { ...item, name, description: '', duration: workoutPreviewWords.seconds({ seconds }) }
  }
  const way = wayOf(item)
  return {
    ...item,
    name: movementsWords.names[way],
    description: movementsWords.what[way],
    duration: movementsWords.time({ kind: movements[item.movement].kind, seconds }),
  }
}

/** A result as stored on this device until the report is made. */
export const keptResult = (
  exercise: ExerciseItem,
  { sessionId, measured, measuredAt, workoutData, plate }: Kept,
): AssessmentResult => ({
  sessionId,
  exerciseId: exercise.id,
  exerciseName: namedItem(exercise).name,
  test: exercise.test,
  timestamp: measuredAt,
  workoutData,
  shown: measured.ok ? shownOf(measured.measurement) : null,
  refusal: measured.ok ? null : measured.reason,
  ...(plate ? { plate } : {}),
})

/** A measurement for display: seconds with one decimal, whole degrees, or repetitions. */
export function shownOf(measurement: Measurement): ShownResult {
  if ('longestHoldSeconds' in measurement)
    return { seconds: Math.round(measurement.longestHoldSeconds * 10) / 10 }
  if ('minHipDegrees' in measurement) return { degrees: Math.round(measurement.minHipDegrees) }
  const { reps, partials } = measurement
  return { reps, partials }
}

/** The refusal reason to upload; null if the camera or engine failed first. */
const uploadableRefusal = (reason: FailureReason): RefusalReason | null =>
  refusalReasons.find(known => known === reason) ?? null

/** Adds the person's seat height to a measurement of chair stands; leaves others unchanged. */
export function onSeat(measured: Measured, height: SeatHeight | null): Measured {
  if (!measured.ok || !('seat' in measured.measurement)) return measured
  const { seat, ...measurement } = measured.measurement
  return seat ? { ok: true, measurement: { ...measurement, seat: { ...seat, height } } } : measured
}
