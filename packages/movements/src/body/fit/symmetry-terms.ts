import { sides } from '@lithe/pose'
import { bendsTowardsAt, type Limb, limbs, numberAt, pitchAt } from './body-plan.ts'
import { axisOf, downOf, forwardOf } from './room.ts'
import { alongOf, askAlong, type Rows, type Sum, type Vector } from './rows.ts'

/** Left–right differences in metres: forwards, in height, and off the midline. */
const differs = {
  hipsForward: 0.04,
  shouldersForward: 0.05,
  bowsForward: 0.025,
  hipsUp: 0.02,
  kneesUp: 0.03,
  hipsAside: 0.03,
  shouldersAside: 0.03,
}

/** Radians between the bending directions of the legs: toes point slightly outwards. */
const toesOut = { usual: 0.4, sigma: 0.2 }

const leftFromRight = (joint: keyof Limb): Sum => [
  [limbs.left[joint], 1],
  [limbs.right[joint], -1],
]
const middleFrom = (top: keyof Limb, bottom: keyof Limb): Sum =>
  sides.flatMap(side => [[limbs[side][top], 0.5] as const, [limbs[side][bottom], -0.5] as const])

const hips = leftFromRight('hip')
const knees = leftFromRight('knee')
const shoulders = leftFromRight('shoulder')
/** A bow is a knee's distance in front of the hip–ankle line. */
const bows: Sum = sides.flatMap(side => {
  const { hip, knee, ankle } = limbs[side]
  const sign = side === 'left' ? 1 : -1
  return [[knee, sign] as const, [hip, -0.5 * sign] as const, [ankle, -0.5 * sign] as const]
})
const hipsOverFeet = middleFrom('hip', 'ankle')
const shouldersOverHips = middleFrom('shoulder', 'hip')

/** Requires a joint sum to vanish along `direction`, whose derivative as both legs turn is `turned`. */
function askNothingAlong(rows: Rows, sum: Sum, direction: Vector, turned: Vector, sigma: number) {
  const columns: number[] = []
  const slopes: number[] = []
  for (const [joint, share] of sum) {
    columns.push(joint, joint + 1, joint + 2)
    slopes.push(share * direction[0], share * direction[1], share * direction[2])
  }
  const turning = alongOf(rows.unknowns, sum, turned) / 2
  for (const side of sides) {
    columns.push(bendsTowardsAt[side])
    slopes.push(turning)
  }
  rows.add(columns, slopes, alongOf(rows.unknowns, sum, direction), sigma)
}

/**
 * Makes both sides of a body on two feet move alike, above the middle of the feet; in an oblique view this
 * shows how far forward the midline is. Only bows are compared, because feet and knees may differ in depth.
 */
export function askSymmetry(rows: Rows, bothStand: number) {
  if (bothStand < 0.01) return
  const { unknowns } = rows
  const towards = (numberAt(unknowns, bendsTowardsAt.left) + numberAt(unknowns, bendsTowardsAt.right)) / 2
  const pitch = numberAt(unknowns, pitchAt)
  const [axis, forward, down] = [axisOf(towards, pitch), forwardOf(towards, pitch), downOf(pitch)]
  const backward: Vector = [-forward[0], -forward[1], -forward[2]]
  const doubt = 1 / Math.sqrt(bothStand)
  const askSquare = (sum: Sum, sigma: number) => askNothingAlong(rows, sum, forward, axis, sigma * doubt)
  const askMiddle = (sum: Sum, sigma: number) => askNothingAlong(rows, sum, axis, backward, sigma * doubt)
  askSquare(hips, differs.hipsForward)
  askSquare(shoulders, differs.shouldersForward)
  askSquare(bows, differs.bowsForward)
  askMiddle(hipsOverFeet, differs.hipsAside)
  askMiddle(shouldersOverHips, differs.shouldersAside)
  const { left, right } = bendsTowardsAt
  const apart = numberAt(unknowns, left) - numberAt(unknowns, right)
  rows.add([left, right], [1, -1], apart - toesOut.usual, toesOut.sigma * doubt)
  askAlong(rows, hips, down, 0, differs.hipsUp * doubt)
  askAlong(rows, knees, down, 0, differs.kneesUp * doubt)
}
