import type { Ease, MovementId } from '@lithe/movements/catalog'
import type { Body } from '../body/body.ts'
import type { Posture } from '../body/posture.ts'

/** A movement of one body as a function of time. */
export type Movement = {
  id: MovementId | 'none'
  /** The easier way it is done in, if any. */
  ease?: Ease
  body: Body
  seconds: number
  postureAt(seconds: number): Posture
}
