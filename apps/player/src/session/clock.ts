import { type MovementId, movements } from '@lithe/movements/catalog'

/** What is timed is timed from the first lift; everything else from the end of the countdown. */
export const startsWithLift = (movement: MovementId): boolean => movements[movement].unit === 'seconds'

/** Whoever has not lifted by then is helped, and asked again. */
export const longestWaitSeconds = 30
