import { sides } from '@lithe/pose'
import {
  at,
  bendsTowardsAt,
  firstLengthOf,
  fittedJoints,
  lengthAt,
  lengthNames,
  type Unknowns,
  unknownCount,
} from './body-plan.ts'
import { seenDistance } from './seen-distance.ts'
import type { SeenJoints } from './seen-joints.ts'

/** The average body, used before anyone is seen. */
export function averageBody(): Unknowns {
  const body = new Float64Array(unknownCount)
  for (const length of lengthNames) body[lengthAt[length]] = firstLengthOf(length)
  return body
}

/** Initialises joints from the engine's 3D landmarks, without a previous frame. */
export function placeAsEngineSays(unknowns: Unknowns, seen: SeenJoints) {
  const distance = seenDistance(seen)
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
