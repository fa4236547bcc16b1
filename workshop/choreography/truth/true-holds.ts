import type { Side } from '@lithe/pose'
import { instantOf, type Look } from './instant.ts'

/**
 * A hold in seconds. On one leg: the side whose ankle was over 2 cm above the other, with toes and heel off the floor
 * and the other foot on it.
 */
export type TrueHold = { from: number; to: number; seconds: number; lifted?: Side }

const liftedAboveMetres = 0.02
/** Minimum height of a sole that touches nothing. */
const clearMetres = 0.002

function liftedSide(look: Look): Side | null {
  const { ankleHeightLeft, ankleHeightRight } = instantOf(look)
  const difference = ankleHeightLeft - ankleHeightRight
  if (Math.abs(difference) <= liftedAboveMetres) return null
  const { body, sides } = look.skeleton
  const floor = body.ankleHeight + body.heel.y
  const isClear = (side: Side) => {
    const toes = sides[side].toe.y - (body.toe.y - body.heel.y)
    return Math.min(sides[side].heel.y, toes) > floor + clearMetres
  }
  const [lifted, other] = difference > 0 ? (['left', 'right'] as const) : (['right', 'left'] as const)
  return isClear(lifted) && !isClear(other) ? lifted : null
}

export function trueHolds(looks: readonly Look[]): TrueHold[] {
  const holds: TrueHold[] = []
  let lastLifted: Side | null = null
  for (const look of looks) {
    const lifted = liftedSide(look)
    const open = holds.at(-1)
    if (open && lastLifted) open.to = look.t
    if (lifted && lifted !== lastLifted) holds.push({ from: look.t, to: look.t, seconds: 0, lifted })
    lastLifted = lifted
  }
  return holds.map(hold => ({ ...hold, seconds: hold.to - hold.from }))
}
