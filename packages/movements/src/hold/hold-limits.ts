/** Longer without the person, and whether it was held is unknown. */
export const longestGapSeconds = 0.5
/** Shorter is a step, or passing through on the way up or down. */
export const leastHoldSeconds = 0.5
