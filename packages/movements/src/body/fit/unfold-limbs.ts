import { type Side, sides } from '@lithe/pose'
import { at, bendsTowardsAt, type FittedJoint, numberAt, type Unknowns } from './body-plan.ts'
import { depthOf } from './rows.ts'
import type { SeenJoints } from './seen-joints.ts'

const arm = ['Shoulder', 'Elbow', 'Wrist'] as const

/** Depth in metres from which the engine's near–far order is trusted. */
const certainDepth = { engine: 0.06, fitted: 0.03 }

function moveTo(unknowns: Unknowns, before: Unknowns, joint: FittedJoint, depth: number) {
  const index = at[joint]
  const share = depth / numberAt(unknowns, index + 2)
  unknowns.set([share * numberAt(unknowns, index), share * numberAt(unknowns, index + 1), depth], index)
  before[index + 2] = depth
}

/**
 * Flips an arm that the fit got wrong, which small steps cannot do: a bone towards the camera looks like a
 * bone away from it. The constraints of standing keep legs right.
 */
export function unfoldArms(unknowns: Unknowns, before: Unknowns, seen: SeenJoints) {
  for (const side of sides) {
    for (const [index, name] of arm.entries()) {
      const parent = arm[index - 1]
      if (!parent) continue
      const from: FittedJoint = `${side}${parent}`
      const to: FittedJoint = `${side}${name}`
      const fitted = depthOf(unknowns, at[to]) - depthOf(unknowns, at[from])
      const engine = seen[to].world.z - seen[from].world.z
      const isWrong =
        fitted * engine < 0 &&
        Math.abs(engine) > certainDepth.engine &&
        Math.abs(fitted) > certainDepth.fitted
      if (!isWrong) continue
      for (const moved of arm.slice(index)) {
        const joint: FittedJoint = `${side}${moved}`
        moveTo(unknowns, before, joint, depthOf(unknowns, at[joint]) - 2 * fitted)
      }
    }
  }
}

const lowerLeg = ['Knee', 'Ankle', 'FootIndex'] as const
/** Metres by which a knee may appear behind its hip. */
const behind = 0.02

/** Flips a lifted leg forwards, since no hip extends that far back. */
export function unfoldLeg(unknowns: Unknowns, before: Unknowns, side: Side) {
  const fitted = depthOf(unknowns, at[`${side}Knee`]) - depthOf(unknowns, at[`${side}Hip`])
  if (Math.cos(numberAt(unknowns, bendsTowardsAt[side])) * fitted < behind) return
  for (const part of lowerLeg) {
    const joint: FittedJoint = `${side}${part}`
    moveTo(unknowns, before, joint, depthOf(unknowns, at[joint]) - 2 * fitted)
  }
}
