import type { LandmarkName, Side } from '@lithe/pose'

/** The joints of the fitted skeleton, in the order of the unknowns: limbs' ends first, which makes the solving short. */
export const fittedJoints = [
  'leftWrist',
  'leftElbow',
  'rightWrist',
  'rightElbow',
  'leftFootIndex',
  'rightFootIndex',
  'leftAnkle',
  'rightAnkle',
  'leftKnee',
  'rightKnee',
  'leftHip',
  'rightHip',
  'leftShoulder',
  'rightShoulder',
] as const satisfies readonly LandmarkName[]
export type FittedJoint = (typeof fittedJoints)[number]

/** Where a joint's x stands among the unknowns; y and z follow it. */
export const at = Object.fromEntries(fittedJoints.map((joint, index) => [joint, 3 * index])) as Record<
  FittedJoint,
  number
>

export type Limb = Record<'shoulder' | 'hip' | 'knee' | 'ankle' | 'toe' | 'elbow' | 'wrist', number>
export const limbs: Record<Side, Limb> = {
  left: limbOf('left'),
  right: limbOf('right'),
}

function limbOf(side: Side): Limb {
  return {
    shoulder: at[`${side}Shoulder`],
    hip: at[`${side}Hip`],
    knee: at[`${side}Knee`],
    ankle: at[`${side}Ankle`],
    toe: at[`${side}FootIndex`],
    elbow: at[`${side}Elbow`],
    wrist: at[`${side}Wrist`],
  }
}

/**
 * Lengths are told in shares of the leg (thigh and shank): the picture does not say how large a body is. A leg is
 * taken for 0.8 m, so that everything reads like metres on an average person.
 * First guesses follow Winter, "Biomechanics and Motor Control of Human Movement", fig. 4.1.
 */
export const legLength = 0.8
const firstLengths = {
  thigh: 0.4,
  shank: 0.4,
  trunk: 0.5,
  shoulders: 0.33,
  pelvis: 0.2,
  /** From a shoulder to the other side's hip. */
  diagonal: 0.56,
  foot: 0.17,
  upperArm: 0.28,
  forearm: 0.25,
}
export type Length = keyof typeof firstLengths
export const lengthNames = Object.keys(firstLengths) as Length[]
const firstLengthAt = 3 * fittedJoints.length
export const lengthAt = Object.fromEntries(
  lengthNames.map((length, index) => [length, firstLengthAt + index]),
) as Record<Length, number>

/** The way a leg bends, radians about the vertical: 0 towards the camera, positive to the person's right. */
export const bendsTowardsAt: Record<Side, number> = {
  left: firstLengthAt + lengthNames.length,
  right: firstLengthAt + lengthNames.length + 1,
}

/** How far up the camera looks, radians; down is negative. */
export const pitchAt = firstLengthAt + lengthNames.length + 2

/**
 * One body as the fit knows it: joints in metres from the camera (x right, y down, z away), then lengths in metres,
 * then the way each leg bends and the camera's pitch. Typed arrays make it one step of arithmetic to change.
 */
export type Unknowns = Float64Array
export const unknownCount = pitchAt + 1

export const firstLengthOf = (length: Length) => firstLengths[length]

/** An unknown of the plan above: it is always there. */
export const numberAt = (unknowns: Unknowns, index: number) => unknowns[index] as number
