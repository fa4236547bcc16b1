import { type Body, between, legReach, lengthOf, minus, plus, times, type Vector, vector } from '@lithe/body'

/** A person on the floor with the legs straight ahead. */
export type Seat = {
  hips: Vector
  leftAnkle: Vector
  /** Left wrist: 0 on the thigh, 1 over the toes. */
  wristAt(leftShoulder: Vector, reachingShare: number): Vector
}

// Heights above and positions along the floor, as fractions of body height.
const hipHeight = 0.064
const hipsBehindMiddle = 0.26
const ankleHeight = 0.044
const ankleAside = 0.062
const handOnThigh = { aside: 0.072, height: 0.115, ahead: 0.17 }
/** Target of straight arms, however far the hands get. */
const overToes = { above: 0.01, beyond: 0.2 }
const armStretch = 0.992

export function seatOf(body: Body, kneeDegrees: number): Seat {
  const unit = body.heightMetres
  const hips = vector(0, hipHeight * unit, -hipsBehindMiddle * unit)
  const [x, y] = [ankleAside * unit, ankleHeight * unit]
  const leg = legReach(body.thigh, body.shank, kneeDegrees)
  const z = hips.z + Math.sqrt(leg ** 2 - (x - body.hip.left.x) ** 2 - (y - hips.y) ** 2)
  const { aside, height, ahead } = handOnThigh
  const onThigh = vector(aside * unit, height * unit, hips.z + ahead * unit)
  const target = vector(x, y + body.toe.z + overToes.above * unit, z + overToes.beyond * unit)
  const arm = armStretch * (body.upperArm + body.forearm)
  return {
    hips,
    leftAnkle: vector(x, y, z),
    wristAt(leftShoulder, reachingShare) {
      const way = minus(target, leftShoulder)
      const stretched = plus(leftShoulder, times(way, Math.min(1, arm / lengthOf(way))))
      return between(onThigh, stretched, reachingShare)
    },
  }
}
