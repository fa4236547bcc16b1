/**
 * Runs in `npm run night` and `npm run lab -- journeys` only: variants of a journey, or what other tests already
 * assert piecewise.
 */
export const again = { tag: '@again' }
