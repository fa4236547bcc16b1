import type { Look } from './instant.ts'
import type { TrueHold } from './true-holds.ts'

/** Distance behind the other foot, as a fraction of body height, that counts as half a step. */
const leastStep = 0.07
/** A foot faster than this (m/s) is stepping. */
const stillSpeed = 0.1

/** Spans in which both feet are still, one half a step behind the other; `lifted` names the rear foot. */
export function trueHalfSteps(looks: readonly Look[]): TrueHold[] {
  const holds: TrueHold[] = []
  let wasPlaced = false
  looks.forEach(({ t, skeleton: { body, sides } }, index) => {
    const before = looks[index - 1]
    const speedOf = (side: 'left' | 'right') => {
      const [now, then] = [sides[side].ankle, before?.skeleton.sides[side].ankle]
      return before && then ? Math.hypot(now.x - then.x, now.y - then.y, now.z - then.z) / (t - before.t) : 0
    }
    const apart = sides.left.ankle.z - sides.right.ankle.z
    const isPlaced =
      Math.abs(apart) >= leastStep * body.heightMetres &&
      Math.max(speedOf('left'), speedOf('right')) < stillSpeed
    const open = holds.at(-1)
    if (open && wasPlaced) open.to = t
    if (isPlaced && !wasPlaced)
      holds.push({ from: t, to: t, seconds: 0, lifted: apart < 0 ? 'left' : 'right' })
    wasPlaced = isPlaced
  })
  return holds.map(hold => ({ ...hold, seconds: hold.to - hold.from }))
}
