import type { MovementId, RefusalReason } from '@lithe/movements/catalog'

/** A test that gave nothing to go by; null when it was never done or its numbers made no sense. */
export type Missing = { missing: true; reason: RefusalReason | null }
export type MissingMovement = Missing & { movement: MovementId }
