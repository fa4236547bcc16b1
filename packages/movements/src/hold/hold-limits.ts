import { inSeconds } from '@lithe/pose'

/** Longer without the person, and whether it was held is unknown. */
export const longestGapSeconds = inSeconds(0.5)
/** Shorter is a step, or passing through on the way up or down. */
export const leastHoldSeconds = inSeconds(0.5)
