/** Change per second allowed to a nearly constant quantity, in the first second and later. */
export type Settling = { first: number; later: number }
const settledAfterSeconds = 1

/** Change allowed over `seconds`, for a body seen for `seenSeconds`. */
export function driftIn(seconds: number, { first, later }: Settling, seenSeconds: number): number {
  const settled = Math.min(1, seenSeconds / settledAfterSeconds)
  return (later + (1 - settled) * (first - later)) * Math.sqrt(seconds)
}
