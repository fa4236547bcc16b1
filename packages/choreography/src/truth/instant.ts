import { skeletonOf } from '../body/skeleton.ts'
import type { Movement } from '../movements/movement.ts'
import { type BodyAngles, bodyAngles } from './body-angles.ts'

/** The true angles at one time, in seconds from the start. */
export type Instant = BodyAngles & { t: number }

export const kneesOf = (instant: Instant) => (instant.kneeLeft + instant.kneeRight) / 2

/** The movement looked at `perSecond` times a second. */
export function instantsOf(movement: Movement, perSecond: number): Instant[] {
  const count = Math.round(movement.seconds * perSecond)
  return Array.from({ length: count }, (_, index) => {
    const t = index / perSecond
    return { t, ...bodyAngles(skeletonOf(movement.body, movement.postureAt(t))) }
  })
}
