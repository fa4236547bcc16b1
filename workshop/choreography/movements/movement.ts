import type { Body, Posture, Vector } from '@lithe/body'
import type { MovementId, VariantId } from '@lithe/movements/catalog'

/** A movement of one body as a function of time. */
export type Movement = {
  id: MovementId | 'none'
  /** The easier variant used, if any. */
  variant?: VariantId
  /** Mid-hips on the chair used, whether or not seated, in metres. */
  seat?: Vector
  /** Rotation of that chair to the person's left; by default it faces their way. */
  seatYawDegrees?: number
  body: Body
  seconds: number
  postureAt(seconds: number): Posture
}

/** State of a movement counted without a joint angle: at its ends, fully open, or in between. */
export type Openness = 'closed' | 'half' | 'open'
