import { type MovementId, movements, type VariantId } from '@lithe/movements/catalog'
import type { Milliseconds } from '@lithe/pose'

/** What the host asked this page to measure. */
export type Assignment = {
  movement: MovementId
  /** The easier variant; null for the intended one. */
  variant: VariantId | null
  videoId: number
  windowSeconds: number
  /** Number to call after a fall. */
  emergencyNumber: string
}

export const unitOf = (movement: MovementId) => movements[movement].unit

export const windowMilliseconds = (assignment: Assignment) =>
  (assignment.windowSeconds * 1000) as Milliseconds
