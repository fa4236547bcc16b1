import type { PlayerMessage, Replay } from '@lithe/contracts/player'
import type { ExerciseItem, Measured, MovementId } from '@lithe/movements/catalog'
import { resultWords } from './result-words.ts'
import { uploadableRefusal } from './uploadable-refusal.ts'
import type { AssessmentResult } from './workout-session.ts'

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
export const unbegunSession = (
  movement: MovementId,
  reason: 'felt-unwell' | 'left-out',
): MeasuredSession => ({
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
