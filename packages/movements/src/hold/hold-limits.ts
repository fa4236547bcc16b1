import { inSeconds } from '@lithe/pose'

/** A longer gap leaves unknown whether the hold continued. */
export const longestGapSeconds = inSeconds(0.5)
/** Anything shorter is a step, or a posture passed through. */
export const leastHoldSeconds = inSeconds(0.5)
