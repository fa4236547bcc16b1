import type { Side } from '@lithe/pose'
import type { Instant } from './instant.ts'

/** Held from `from` to `to`, seconds. On one leg: the side whose ankle was more than 2 cm above the other's. */
export type TrueHold = { from: number; to: number; seconds: number; lifted?: Side }

const liftedAboveMetres = 0.02

function liftedSide({ ankleHeightLeft, ankleHeightRight }: Instant): Side | null {
  const difference = ankleHeightLeft - ankleHeightRight
  if (Math.abs(difference) <= liftedAboveMetres) return null
  return difference > 0 ? 'left' : 'right'
}

export function trueHolds(instants: readonly Instant[]): TrueHold[] {
  const holds: TrueHold[] = []
  let lastLifted: Side | null = null
  for (const instant of instants) {
    const lifted = liftedSide(instant)
    const open = holds.at(-1)
    if (open && lastLifted) open.to = instant.t
    if (lifted && lifted !== lastLifted) holds.push({ from: instant.t, to: instant.t, seconds: 0, lifted })
    lastLifted = lifted
  }
  return holds.map(hold => ({ ...hold, seconds: hold.to - hold.from }))
}
