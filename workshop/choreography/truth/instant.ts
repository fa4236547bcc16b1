import { type Skeleton, skeletonOf } from '@lithe/body'
import type { Movement } from '../movements/movement.ts'
import { type BodyAngles, bodyAngles } from './body-angles.ts'

/** True angles at one time, in seconds from the start. */
export type Instant = BodyAngles & { t: number }

export const kneesOf = (instant: Instant) => (instant.kneeLeft + instant.kneeRight) / 2
export const elbowsOf = (instant: Instant) => (instant.elbowLeft + instant.elbowRight) / 2

/** The whole body at one time. */
export type Look = { t: number; skeleton: Skeleton }

/** Samples a movement `perSecond` times per second. */
export function looksAt(movement: Movement, perSecond: number): Look[] {
  const count = Math.round(movement.seconds * perSecond)
  return Array.from({ length: count }, (_, index) => {
    const t = index / perSecond
    return { t, skeleton: skeletonOf(movement.body, movement.postureAt(t)) }
  })
}

export const instantOf = ({ t, skeleton }: Look): Instant => ({ t, ...bodyAngles(skeleton) })

export const instantsOf = (movement: Movement, perSecond: number): Instant[] =>
  looksAt(movement, perSecond).map(instantOf)
