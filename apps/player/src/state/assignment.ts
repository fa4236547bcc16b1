import { type MovementId, movements, type VariantId } from '@lithe/movements/catalog'
import type { Milliseconds } from '@lithe/pose'

/** What the host asked this page to measure. */
export type Assignment = {
  movement: MovementId
  /** The easier way it is done in; null as it is meant. */
  ease: VariantId | null
  videoId: number
  windowSeconds: number
  /** Whom to call after a fall. */
  emergencyNumber: string
}

export const unitOf = (movement: MovementId) => movements[movement].unit

export const windowMilliseconds = (assignment: Assignment) =>
  (assignment.windowSeconds * 1000) as Milliseconds
