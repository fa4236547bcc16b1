/** Walked by `npm run night` and `npm run lab -- journeys`: a way once more in another variant, or what other tests assert piece by piece. */
export const again = { tag: '@again' }
