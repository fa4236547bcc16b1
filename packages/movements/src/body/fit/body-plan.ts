import type { LandmarkName, Side } from '@lithe/pose'

/** Joints of the fitted skeleton in the order of the unknowns; extremities first, for a sparse factorisation. */
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

/** Index of a joint's x among the unknowns; y and z follow. */
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
 * Lengths relative to a leg (thigh and shank) of 0.8 m, because one camera cannot tell absolute size; for an average
 * person they are metres. Initial values: Winter, "Biomechanics and Motor Control of Human Movement", fig. 4.1.
 */
export const legLength = 0.8
const firstLengths = {
  thigh: 0.4,
  shank: 0.4,
  trunk: 0.5,
  shoulders: 0.33,
  pelvis: 0.2,
  /** From one shoulder to the opposite hip. */
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

/** Bending direction of a leg, radians about the vertical: 0 towards the camera, positive to the person's right. */
export const bendsTowardsAt: Record<Side, number> = {
  left: firstLengthAt + lengthNames.length,
  right: firstLengthAt + lengthNames.length + 1,
}

/** Upward camera pitch in radians. */
export const pitchAt = firstLengthAt + lengthNames.length + 2

/**
 * Unknowns of the fit: joints in metres from the camera (x right, y down, z away), lengths in metres, each leg's
 * bending direction, and camera pitch. A typed array keeps each step plain arithmetic.
 */
export type Unknowns = Float64Array
export const unknownCount = pitchAt + 1

export const firstLengthOf = (length: Length) => firstLengths[length]

/** Reads an unknown, which always exists. */
export const numberAt = (unknowns: Unknowns, index: number) => unknowns[index] as number
