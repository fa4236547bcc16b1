import { sides } from '@lithe/pose'
import { limbs, numberAt, pitchAt } from './body-plan.ts'
import { awayOf, downOf } from './room.ts'
import { alongOf, askAlong, askNear, type Rows, type Sum } from './rows.ts'
import type { StandingFeet } from './standing-feet.ts'

/** Depth error of a standing ankle and height difference between ankles, in metres. */
const ankleStrays = 0.008
const floorStrays = 0.03
/** Distance in depth between the centre of mass and the feet, in metres. */
const balanceStrays = 0.03
const weight = { shoulder: 0.28, hip: 0.14, knee: 0.08 }
/** Weight rests over the foot, nearer the ankle than the toes. */
const support = { ankle: 0.7, toe: 0.3 }

/** Requires a joint sum to have no horizontal depth, given the camera pitch. */
function askOver({ unknowns, add }: Rows, sum: Sum, sigma: number) {
  const pitch = numberAt(unknowns, pitchAt)
  const [, y, z] = awayOf(pitch)
  const columns: number[] = []
  const slopes: number[] = []
  for (const [joint, share] of sum) {
    columns.push(joint + 1, joint + 2)
    slopes.push(share * y, share * z)
  }
  // Camera pitch moves higher points along the view direction.
  columns.push(pitchAt)
  slopes.push(alongOf(unknowns, sum, downOf(pitch)))
  add(columns, slopes, alongOf(unknowns, sum, awayOf(pitch)), sigma)
}

/** Constrains standing: feet stay, the floor is level, and the body is balanced. */
export function askStanding(rows: Rows, { surely, place }: StandingFeet) {
  for (const side of sides) {
    if (surely[side] < 0.01) continue
    const sigma = ankleStrays / Math.sqrt(surely[side])
    askNear(rows, limbs[side].ankle + 2, place[side][2], sigma)
  }
  const sure = surely.left + surely.right
  if (sure < 0.05) return
  const balance: Sum = sides.flatMap(side => {
    const { shoulder, hip, knee, ankle, toe } = limbs[side]
    const share = surely[side] / sure
    return [
      [shoulder, weight.shoulder],
      [hip, weight.hip],
      [knee, weight.knee],
      [ankle, -support.ankle * share],
      [toe, -support.toe * share],
    ] as const
  })
  askOver(rows, balance, balanceStrays / Math.min(1, Math.sqrt(sure)))
  const both = surely.left * surely.right
  if (both < 0.01) return
  const level: Sum = [
    [limbs.left.ankle, 1],
    [limbs.right.ankle, -1],
  ]
  askAlong(rows, level, downOf(numberAt(rows.unknowns, pitchAt)), 0, floorStrays / Math.sqrt(both))
}
