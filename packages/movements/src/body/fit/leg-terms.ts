import { type Side, sides } from '@lithe/pose'
import { bendsTowardsAt, limbs, numberAt, pitchAt, type Unknowns } from './body-plan.ts'
import { axisOf, forwardOf } from './room.ts'
import { alongOf, askAlong, askNear, placeOf, type Rows, type Sum, type Vector } from './rows.ts'
import { driftIn, type Settling } from './settling.ts'

/** Forward direction of the segment from `top` to `bottom`: perpendicular to the segment, in its bending plane. */
function frontOf(unknowns: Unknowns, top: number, bottom: number, axis: Vector): Vector {
  const a = placeOf(unknowns, top)
  const b = placeOf(unknowns, bottom)
  const [x, y, z] = [b[0] - a[0], b[1] - a[1], b[2] - a[2]]
  const front = [y * axis[2] - z * axis[1], z * axis[0] - x * axis[2], x * axis[1] - y * axis[0]] as const
  const length = Math.max(0.3 * Math.hypot(x, y, z), Math.hypot(...front))
  return [front[0] / length, front[1] / length, front[2] / length]
}

/** Metres a bone may deviate from its leg's plane; the foot and the pelvis may deviate more. */
const planeStrays = { bone: 0.025, foot: 0.07, pelvis: 0.06 }

/** Keeps thigh, shank and foot in one plane, which the pelvis roughly faces. */
function askPlane({ unknowns, add }: Rows, side: Side) {
  const turn = bendsTowardsAt[side]
  const { hip, knee, ankle, toe } = limbs[side]
  const towards = numberAt(unknowns, turn)
  const pitch = numberAt(unknowns, pitchAt)
  const ask = (from: number, to: number, [x, y, z]: Vector, sigma: number) => {
    const a = placeOf(unknowns, from)
    const b = placeOf(unknowns, to)
    const [right, down, away] = [a[0] - b[0], a[1] - b[1], a[2] - b[2]]
    // The derivative of a direction is perpendicular to it.
    const columns = [from, from + 1, from + 2, to, to + 1, to + 2, turn]
    add(columns, [x, y, z, -x, -y, -z, x * away - z * right], x * right + y * down + z * away, sigma)
  }
  const axis = axisOf(towards, pitch)
  ask(hip, knee, axis, planeStrays.bone)
  ask(knee, ankle, axis, planeStrays.bone)
  ask(ankle, toe, axis, planeStrays.foot)
  ask(limbs.left.hip, limbs.right.hip, forwardOf(towards, pitch), planeStrays.pelvis)
}

/** Distance of the knee in front of the hip–ankle line, in metres. */
const bowOf = (side: Side): Sum => [
  [limbs[side].knee, 1],
  [limbs[side].hip, -0.5],
  [limbs[side].ankle, -0.5],
]
const bows = { left: bowOf('left'), right: bowOf('right') }
/** Minimum bow; a relaxed standing leg has about twice as much. */
const leastBow = { metres: 0.01, sigma: 0.02 }
/** Treats an almost straight knee as straight: one camera cannot tell a slight bend from a shorter leg. */
const straight = { bow: 0.02, sigma: 0.02, until: 0.02 }
/** Hips bend forwards, so no knee is behind the trunk's line. */
const leastThighForward = { metres: 0.01, sigma: 0.05 }

/** Limits what the joints can do. */
function askLimits(rows: Rows, side: Side) {
  const { unknowns } = rows
  const { shoulder, hip, knee, ankle } = limbs[side]
  const axis = axisOf(numberAt(unknowns, bendsTowardsAt[side]), numberAt(unknowns, pitchAt))
  const front = frontOf(unknowns, hip, ankle, axis)
  const bow = bows[side]
  const metres = alongOf(unknowns, bow, front)
  if (metres < leastBow.metres) askAlong(rows, bow, front, leastBow.metres, leastBow.sigma)
  const fade = 1 + ((metres - straight.bow) / straight.until) ** 2
  askAlong(rows, bow, front, straight.bow, straight.sigma * fade)
  const trunkFront = frontOf(unknowns, shoulder, hip, axis)
  const thigh: Sum = [
    [knee, 1],
    [hip, -1],
  ]
  if (alongOf(unknowns, thigh, trunkFront) < leastThighForward.metres)
    askAlong(rows, thigh, trunkFront, leastThighForward.metres, leastThighForward.sigma)
}

export function askLegs(rows: Rows) {
  for (const side of sides) {
    askPlane(rows, side)
    askLimits(rows, side)
  }
}

/** Radians per second that a leg may turn; most turning happens in the first second. */
const turning: Settling = { first: 1.2, later: 0.3 }

export function askSteadyTurn(rows: Rows, before: Unknowns, seconds: number, seenSeconds: number) {
  const drift = driftIn(seconds, turning, seenSeconds)
  for (const side of sides) askNear(rows, bendsTowardsAt[side], numberAt(before, bendsTowardsAt[side]), drift)
}
