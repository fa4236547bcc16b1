import { type MovementId, movementIds } from '@lithe/movements/catalog'

/** Reports of former models may name a movement this version does not know. */
export const findMovement = (name: string): MovementId | null => movementIds.find(id => id === name) ?? null
