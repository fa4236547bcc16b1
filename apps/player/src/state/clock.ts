import { type MovementId, movements } from '@lithe/movements/catalog'

/** What is timed is timed from the first lift; everything else from the end of the countdown. */
export const startsWithLift = (movement: MovementId): boolean => movements[movement].unit === 'seconds'

/** Without a lift by then the person is helped, and asked again. */
export const longestWaitSeconds = 30
