import { type MovementId, movements } from '@lithe/movements/catalog'

/** Whether timing starts with the first lift, as in timed movements, or after the countdown. */
export const startsWithLift = (movement: MovementId): boolean => movements[movement].unit === 'seconds'

/** After this long without a lift, offers help and another attempt. */
export const longestWaitSeconds = 30
