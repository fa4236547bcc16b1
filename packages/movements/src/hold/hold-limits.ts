import { inSeconds } from '@lithe/pose'

/** After a longer gap it is unknown whether the hold continued. */
export const longestGapSeconds = inSeconds(0.5)
/** Shorter is a step, or passing through. */
export const leastHoldSeconds = inSeconds(0.5)
