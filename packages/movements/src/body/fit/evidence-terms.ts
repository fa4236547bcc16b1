import { fittedMarks, type Side, sides } from '@lithe/pose'
import { at, type FittedJoint, fittedJoints, numberAt, type Unknowns } from './body-plan.ts'
import { askDepth, askNear, depthOf, type Rows } from './rows.ts'
import type { SeenJoints } from './seen-joints.ts'

const straysBy = (joint: FittedJoint) =>
  joint === 'leftHip' || joint === 'rightHip' ? fittedMarks.straysMetres.hip : fittedMarks.straysMetres.usual
/** Minimum weight of a guessed joint. */
const leastVisibility = 0.15

/** Requires each joint to lie on the ray along which it was seen. */
export function askPicture({ unknowns, add }: Rows, seen: SeenJoints) {
  for (const joint of fittedJoints) {
    const { right, down, visibility } = seen[joint]
    const index = at[joint]
    const depth = depthOf(unknowns, index)
    const sigma = straysBy(joint) / Math.max(leastVisibility, visibility)
    add([index, index + 2], [1, -right], numberAt(unknowns, index) - right * depth, sigma)
    add([index + 1, index + 2], [1, -down], numberAt(unknowns, index + 1) - down * depth, sigma)
  }
}

/** Error of the engine's depth, which grows with that depth. */
const depthStrays = { metres: 0.045, share: 0.6, trunkShare: 1 }

const bones = [
  ['Hip', 'Knee'],
  ['Knee', 'Ankle'],
  ['Ankle', 'FootIndex'],
  ['Shoulder', 'Elbow'],
  ['Elbow', 'Wrist'],
] as const

/** Takes depth differences between joints from the engine, except for a lifted thigh, which it often inverts. */
export function askEngineDepth(rows: Rows, seen: SeenJoints, lifted: Side | null) {
  const ask = (far: FittedJoint, near: FittedJoint, least: number, share: number) => {
    const guess = seen[far].world.z - seen[near].world.z
    askDepth(rows, at[far], at[near], guess, least + share * Math.abs(guess))
  }
  const { metres, share, trunkShare } = depthStrays
  for (const side of sides) {
    for (const [from, to] of bones)
      if (from !== 'Hip' || side !== lifted) ask(`${side}${from}`, `${side}${to}`, metres, share)
    ask(`${side}Shoulder`, `${side}Hip`, metres, trunkShare)
  }
  // Left–right pairs show the view, the engine's most reliable depth.
  ask('leftShoulder', 'rightShoulder', metres / 2, share)
  ask('leftHip', 'rightHip', metres / 2, share)
  ask('leftAnkle', 'rightAnkle', metres, share)
}

/** Metres per second that a joint may move in depth without penalty. */
const depthSpeed = 2.5

/** Keeps depth continuous, since a single frame hardly determines it. */
export function askSteadyDepth(rows: Rows, before: Unknowns, seconds: number) {
  for (const joint of fittedJoints)
    askNear(rows, at[joint] + 2, depthOf(before, at[joint]), depthSpeed * seconds)
}
