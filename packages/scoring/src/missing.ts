import type { MovementId, RefusalReason } from '@lithe/movements/catalog'

/** A test without a result; reason null when it was never done or its numbers were invalid. */
export type Missing = { missing: true; reason: RefusalReason | null }
export type MissingMovement = Missing & { movement: MovementId }
