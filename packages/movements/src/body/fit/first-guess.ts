import { sides } from '@lithe/pose'
import {
  at,
  bendsTowardsAt,
  type FittedJoint,
  firstLengthOf,
  fittedJoints,
  lengthAt,
  lengthNames,
  type Unknowns,
  unknownCount,
} from './body-plan.ts'
import type { SeenJoint, SeenJoints } from './seen-joints.ts'

/** Joints by which the distance is guessed: the body without arms and feet. */
const core: readonly FittedJoint[] = [
  'leftShoulder',
  'rightShoulder',
  'leftHip',
  'rightHip',
  'leftKnee',
  'rightKnee',
  'leftAnkle',
  'rightAnkle',
]

/** An average body, before anybody was seen. */
export function averageBody(): Unknowns {
  const body = new Float64Array(unknownCount)
  for (const length of lengthNames) body[lengthAt[length]] = firstLengthOf(length)
  return body
}

function spreadOf(seen: SeenJoints, coordinate: (joint: SeenJoint) => number) {
  const values = core.map(joint => coordinate(seen[joint]))
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  return values.reduce((sum, value) => sum + (value - mean) ** 2, 0)
}

/** Metres to the body: it is as far off as makes the engine's body as large as it was seen. */
function distanceOf(seen: SeenJoints): number {
  const metres = spreadOf(seen, ({ world }) => world.x) + spreadOf(seen, ({ world }) => world.y)
  const rays = spreadOf(seen, ({ right }) => right) + spreadOf(seen, ({ down }) => down)
  return Math.sqrt(metres / Math.max(1e-6, rays))
}

/** Puts every joint where the engine says it is: the place to begin from when nobody was seen just before. */
export function placeAsEngineSays(unknowns: Unknowns, seen: SeenJoints) {
  const distance = distanceOf(seen)
  for (const joint of fittedJoints) {
    const { right, down, world } = seen[joint]
    const away = distance + world.z
    unknowns.set([right * away, down * away, away], at[joint])
  }
}

/** Turns both legs the way the shoulders and hips face. */
export function faceAsEngineSays(unknowns: Unknowns, seen: SeenJoints) {
  const across = (axis: 'x' | 'z') =>
    seen.leftShoulder.world[axis] -
    seen.rightShoulder.world[axis] +
    seen.leftHip.world[axis] -
    seen.rightHip.world[axis]
  const towards = Math.atan2(across('z'), across('x'))
  for (const side of sides) unknowns[bendsTowardsAt[side]] = towards
}
