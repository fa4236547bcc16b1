import { type Side, sides } from '@lithe/pose'
import { limbs, type Unknowns } from './body-plan.ts'
import { placeOf, type Vector } from './rows.ts'
import type { SeenJoint, SeenJoints } from './seen-joints.ts'

/** Where a foot stands or last stood. */
type Stand = { place: Vector; isDown: boolean; stillSeconds: number }

/** Metres from its place at which an ankle has left, and at which it counts as half gone. */
const leaves = { metres: 0.06, half: 0.05 }
/** A foot stands again after resting this long, at most this much higher than the other. */
const lands = { seconds: 0.2, metresASecond: 0.15, unlevelMetres: 0.04 }
/** Averaging time of a foot's place, in seconds. */
const settlesIn = 1

const awayFrom = ({ place: [x, y] }: Stand, { right, down }: SeenJoint, depth: number) =>
  Math.hypot(right * depth - x, down * depth - y)

/** Confidence (0–1) that each foot stands, and its place. */
export type StandingFeet = {
  surely: Record<Side, number>
  place: Record<Side, Vector>
}

/** Maximum confidence of a lifted foot, and minimum confidence of the other foot. */
const lifted = { surely: 0.3, otherSurely: 0.6 }

/** The foot that is off the floor while the other stands. */
export function liftedFoot({ surely }: StandingFeet): Side | null {
  const isLifted = (side: Side, other: Side) =>
    surely[side] < lifted.surely && surely[other] > lifted.otherSurely
  if (isLifted('left', 'right')) return 'left'
  return isLifted('right', 'left') ? 'right' : null
}

/** Tracks standing feet; as they do not move, they fix the depth of everything above. */
export function createStandingFeet() {
  let stands: Record<Side, Stand> | null = null

  const standAt = (unknowns: Unknowns, side: Side): Stand => ({
    place: placeOf(unknowns, limbs[side].ankle),
    isDown: true,
    stillSeconds: 0,
  })

  function follow(stand: Stand, now: Vector, other: Vector, before: Vector, seconds: number, away: number) {
    if (away > leaves.metres) stand.isDown = false
    const speed = Math.hypot(now[0] - before[0], now[1] - before[1]) / seconds
    const isStill = speed < lands.metresASecond && other[1] - now[1] < lands.unlevelMetres
    stand.stillSeconds = isStill ? stand.stillSeconds + seconds : 0
    if (!stand.isDown && stand.stillSeconds > lands.seconds) {
      stand.isDown = true
      stand.place = now
    }
    if (!stand.isDown) return
    const share = Math.min(1, seconds / settlesIn)
    const [x, y, z] = stand.place
    stand.place = [x + share * (now[0] - x), y + share * (now[1] - y), z + share * (now[2] - z)]
  }

  return {
    /** Assumes that both feet stand where they are. */
    begin(unknowns: Unknowns) {
      stands = { left: standAt(unknowns, 'left'), right: standAt(unknowns, 'right') }
    },
    /** The state of the feet before a frame is fitted. */
    now(unknowns: Unknowns, seen: SeenJoints): StandingFeet | null {
      if (!stands) return null
      const { left, right } = stands
      const surely = (side: Side, stand: Stand) => {
        const depth = placeOf(unknowns, limbs[side].ankle)[2]
        const away = awayFrom(stand, seen[`${side}Ankle`], depth)
        return stand.isDown ? 1 / (1 + (away / leaves.half) ** 2) : 0
      }
      return {
        surely: { left: surely('left', left), right: surely('right', right) },
        place: { left: left.place, right: right.place },
      }
    },
    /** Updates the feet's positions after a frame is fitted. */
    follow(unknowns: Unknowns, before: Unknowns, seen: SeenJoints, seconds: number) {
      if (!stands) return
      for (const side of sides) {
        const { ankle } = limbs[side]
        const now = placeOf(unknowns, ankle)
        const other = placeOf(unknowns, limbs[side === 'left' ? 'right' : 'left'].ankle)
        const away = awayFrom(stands[side], seen[`${side}Ankle`], now[2])
        follow(stands[side], now, other, placeOf(before, ankle), seconds, away)
      }
    },
  }
}
