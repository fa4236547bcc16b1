import { type Side, sides } from '@lithe/pose'
import type { FeetSeen } from './feet-seen.ts'
import { turnOf } from './figure.ts'
import type { RecentMoments } from './recent-moments.ts'
import { midOf, nearerTo, otherSide, type Stand, trunkOf } from './stand.ts'

const restSeconds = 0.5
const hopSeconds = 0.3
/** A foot this many body heights above the other, relative to standing, is up whatever its position. */
const unmistakable = 0.05
/** Minimum shift of the centre from above one foot to between both, in body heights. */
const offBearing = 0.02
/** Feet closer than this, in body heights, cannot be told apart by the centre alone. */
const close = 0.05
const between = { from: 0.15, to: 0.85 }
const straight = 0.93
const level = 0.1
/** Figures match if no point is off by more than this, in body heights. */
const sameWithin = 0.02

/** A foot this much higher in the first frame, on a bent leg, is up unless the trunk is folded. */
const upAtFirst = { above: 0.12, straightness: 0.9, trunk: 0.15 }

/** For a person first seen on one leg, assumes that the raised foot stood next to the other. */
export function standAtFirst(seen: FeetSeen): { stand: Stand; lifted: Side | null } {
  const isFolded = trunkOf(seen) < upAtFirst.trunk * seen.height
  const lifted = sides.find(side => {
    const above = seen.feet[otherSide(side)].y - seen.feet[side].y
    return (
      !isFolded &&
      above > upAtFirst.above * seen.height &&
      seen.feet[side].straightness < upAtFirst.straightness
    )
  })
  if (!lifted) return { stand: seen, lifted: null }
  const bearing = seen.feet[otherSide(lifted)]
  const { x } = seen.feet[lifted]
  const height = seen.height + (bearing.y - seen.feet[lifted].y) / 2
  const feet = { ...seen.feet, [lifted]: { ...bearing, x } }
  return { stand: { ...seen, height, feet, centreX: seen.centreX + (x - bearing.x) / 2 }, lifted }
}

/** Relearns the stance once both feet rest with the centre between them. */
export function standAnew(before: Stand, recent: RecentMoments): Stand | null {
  const span = recent.whole(restSeconds)
  const { height } = before
  if (!span || !sides.every(side => recent.rests(side, restSeconds, height))) return null
  const [first, ...others] = span.map(({ seen }) => seen)
  if (!first) return null
  const found = others.reduce((stand, seen, index) => nearerTo(stand, seen, 1 / (index + 2)), first)
  // The phone was knocked: the stance is the same, but transformed.
  if (turnOf(before.figure, found.figure).off < sameWithin * height) return found
  const { left, right } = found.feet
  const lean = before.centreX - midOf(before)
  const share = (found.centreX - lean - right.x) / (left.x - right.x)
  const hasLeft = sides.every(
    side => Math.abs(found.centreX - lean - before.feet[side].x) > offBearing * height,
  )
  const isClose = Math.abs(left.x - right.x) < close * height
  const isBetween = isClose ? hasLeft : share > between.from && share < between.to
  const isStraight = Math.min(left.straightness, right.straightness) > straight
  return isBetween && isStraight && Math.abs(left.y - right.y) < level * height ? found : null
}

/** The stance after a hop: one foot is clearly up, and the other rests elsewhere and supports again. */
export function standAfterHop(before: Stand, seen: FeetSeen, recent: RecentMoments): Stand | null {
  const { height } = before
  const lifted = sides.find(side => {
    const above = (of: Stand) => of.feet[otherSide(side)].y - of.feet[side].y
    return above(seen) - above(before) > unmistakable * height
  })
  if (!lifted || !recent.rests(otherSide(lifted), hopSeconds, 2 * height)) return null
  const bearing = otherSide(lifted)
  const by = seen.feet[bearing].x - before.feet[bearing].x
  return {
    ...before,
    feet: { ...before.feet, [bearing]: seen.feet[bearing] },
    centreX: before.centreX + by / 2,
  }
}

export const restsElsewhereSeconds = restSeconds
