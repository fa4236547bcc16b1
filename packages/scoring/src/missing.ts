import type { MovementId, RefusalReason } from '@lithe/movements/catalog'

/** A test without a result; the reason is null if it was never done or its numbers were invalid. */
export type Missing = { missing: true; reason: RefusalReason | null }
export type MissingMovement = Missing & { movement: MovementId }
