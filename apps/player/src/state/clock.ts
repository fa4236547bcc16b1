import { type MovementId, movements } from '@lithe/movements/catalog'

/** Timed movements start with the first lift; others at the end of the countdown. */
export const startsWithLift = (movement: MovementId): boolean => movements[movement].unit === 'seconds'

/** Without a lift by then, the person gets help and tries again. */
export const longestWaitSeconds = 30
