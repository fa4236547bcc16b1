/** The same way once more, in another variant: `npm run journeys` takes it too, `npm test` does not. */
export const again = { tag: '@again' }
