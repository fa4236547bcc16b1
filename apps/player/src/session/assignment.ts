import { type MovementId, movements } from '@lithe/movements/catalog'
import type { Milliseconds } from '@lithe/pose'

/** What the host asked this page to measure. */
export type Assignment = { movement: MovementId; videoId: number; windowSeconds: number }

const holds: readonly MovementId[] = ['single-leg-stance', 'plank']

/** A hold is over when the person has had enough; counts and reaches use their whole window. */
export const canFinishEarly = (movement: MovementId) => holds.includes(movement)

export const unitOf = (movement: MovementId) => movements[movement].unit

export const windowMilliseconds = (assignment: Assignment) =>
  (assignment.windowSeconds * 1000) as Milliseconds
