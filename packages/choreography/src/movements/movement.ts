import type { MovementId, VariantId } from '@lithe/movements/catalog'
import type { Body } from '../body/body.ts'
import type { Posture } from '../body/posture.ts'
import type { Vector } from '../body/vector.ts'

/** A movement of one body as a function of time. */
export type Movement = {
  id: MovementId | 'none'
  /** The easier way it is done in, if any. */
  ease?: VariantId
  /** Where the mid-hips rest, or would, on the chair it is done with; metres. */
  seat?: Vector
  /** How far that chair is turned to the person's left; it looks the way they do where this is left out. */
  seatYawDegrees?: number
  body: Body
  seconds: number
  postureAt(seconds: number): Posture
}

/** Of what is counted without a joint's angle: where it begins and ends, where it is full, and between the two. */
export type Openness = 'closed' | 'half' | 'open'
