import type { Body, Posture, Vector } from '@lithe/body'
import type { MovementId, VariantId } from '@lithe/movements/catalog'

/** A movement of one body as a function of time. */
export type Movement = {
  id: MovementId | 'none'
  /** The easier variant, if any. */
  variant?: VariantId
  /** Mid-hips on the chair, whether seated or not, in metres. */
  seat?: Vector
  /** Rotation of that chair to the person's left; by default it faces as the person does. */
  seatYawDegrees?: number
  body: Body
  seconds: number
  postureAt(seconds: number): Posture
}

/** State of a movement counted without a joint angle: at its ends, fully open, or in between. */
export type Openness = 'closed' | 'half' | 'open'
