/** What changes little, change within a second: in the first second, when most of it is found out, and later. */
export type Settling = { first: number; later: number }
const settledAfterSeconds = 1

/** How much of it `seconds` may bring, for a body seen for `seenSeconds`. */
export function driftIn(seconds: number, { first, later }: Settling, seenSeconds: number): number {
  const settled = Math.min(1, seenSeconds / settledAfterSeconds)
  return (later + (1 - settled) * (first - later)) * Math.sqrt(seconds)
}
