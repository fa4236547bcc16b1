import type { PlayerMessage, Replay } from '@lithe/contracts/player'
import {
  type ExerciseItem,
  type Measured,
  type Measurement,
  type MovementId,
  type RefusalReason,
  refusalReasons,
  type SeatHeight,
} from '@lithe/movements/catalog'
import { unitWords } from '@lithe/scoring/words'
import type { AssessmentResult, FailureReason } from './visit.ts'

/** One measurement as it goes to the server. */
export type MeasuredSession = {
  sessionId: string
  movement: MovementId
  measured: Measured
  measuredAt: string
  /** As a stick figure, where the person agreed to that. */
  replay?: Replay
}

export type Ended = Extract<PlayerMessage, { type: 'measured' | 'completed' | 'failed' }>

/** What a movement came to; null where the camera or the engine never got as far as measuring. */
export function measuredOf(message: Ended): Measured | null {
  if (message.type !== 'failed') return { ok: true, measurement: message.measurement }
  const reason = uploadableRefusal(message.reason)
  return reason && { ok: false, reason, quality: null }
}

/** A movement that was not begun, or not gone on with: the person did not feel well, or it is not for her today. */
export const unbegunVisit = (movement: MovementId, reason: 'felt-unwell' | 'left-out'): MeasuredSession => ({
  sessionId: crypto.randomUUID(),
  movement,
  measured: { ok: false, reason, quality: null },
  measuredAt: new Date().toISOString(),
})

type Kept = Pick<MeasuredSession, 'sessionId' | 'measured' | 'measuredAt'> &
  Pick<AssessmentResult, 'workoutData'>

/** The same as this device keeps it until the report is made. */
export const keptResult = (
  { id, name, test }: ExerciseItem,
  { sessionId, measured, measuredAt, workoutData }: Kept,
): AssessmentResult => ({
  sessionId,
  exerciseId: id,
  exerciseName: name,
  test,
  timestamp: measuredAt,
  workoutData,
  shown: measured.ok ? resultWords(measured.measurement) : null,
  refusal: measured.ok ? null : measured.reason,
})

const oneDecimal = (value: number) => String(Math.round(value * 10) / 10)

/** What a measurement came to as a person reads it, e.g. "31.4 seconds". */
export function resultWords(measurement: Measurement): string {
  if ('longestHoldSeconds' in measurement)
    return `${oneDecimal(measurement.longestHoldSeconds)} ${unitWords.seconds.many}`
  if ('minHipDegrees' in measurement)
    return `${Math.round(measurement.minHipDegrees)} ${unitWords.degrees.many}`
  const { reps, partials } = measurement
  const counted = `${reps} ${reps === 1 ? unitWords.reps.one : unitWords.reps.many}`
  return reps === 0 && partials > 0 ? `${counted}, ${partials} not full` : counted
}

/** The reason as the server knows it; null for a camera or engine that never got as far as measuring. */
const uploadableRefusal = (reason: FailureReason): RefusalReason | null =>
  refusalReasons.find(known => known === reason) ?? null

/** A measurement of chair stands with what its person told of the chair; any other as it is. */
export function onSeat(measured: Measured, height: SeatHeight | null): Measured {
  if (!measured.ok || !('seat' in measured.measurement)) return measured
  const { seat, ...measurement } = measured.measurement
  return seat ? { ok: true, measurement: { ...measurement, seat: { ...seat, height } } } : measured
}
