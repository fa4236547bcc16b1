/**
 * Runs only in `npm run night` and `npm run lab -- journeys`: variants of a journey, or what other tests already assert
 * piecemeal.
 */
export const again = { tag: '@again' }
