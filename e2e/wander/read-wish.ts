/** The options of `npm run lab -- wander`. */
export function readWish() {
  const { WANDER_SEED = '1', WANDER_MINUTES = '10', WANDER_STEPS, WANDER_VISIT = '1' } = process.env
  return {
    seed: Number(WANDER_SEED),
    minutes: Number(WANDER_MINUTES),
    /** Steps per visit; the next visit begins as another person. */
    stepsOfVisit: Number(WANDER_STEPS ?? 90),
    firstVisit: Number(WANDER_VISIT),
  }
}
