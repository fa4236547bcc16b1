import {
  averagePerson,
  between,
  bodyOf,
  chain,
  cross,
  dot,
  lengthOf,
  minus,
  pitch,
  plus,
  type Rotation,
  type Skeleton,
  times,
  turn,
  type Vector,
  vector,
} from '@lithe/body'
import { type LandmarkName, landmark, landmarkIndex, mirroredIndex, type Pose, type Side } from '@lithe/pose'

/** The body whose proportions are put on a person's joints. */
export const flesh = bodyOf(averagePerson)
const height = flesh.heightMetres

/** A pose with the factors that turn its picture into metres for a body as tall as `flesh`. */
type Seen = { pose: Pose; aspect: number; metresPerPictureHeight: number }

// Fractions of body height (packages/body/src/skeleton/body.ts).
const ribsToShoulders = 0.153
const spineToEars = 0.022
/** The ears of a level head are this much higher than the nose. */
const noseBelowEarsDegrees = 12
/** How far a fully bent back rounds, and the hip angle at which it starts. */
const roundestDegrees = 24
const foldFromDegrees = 20
const foldToDegrees = 110
/** A sole closer to level than this is on the floor, as heel and toe landmarks jitter. */
const levelWithin = 0.42

const unitOr = (v: Vector, fallback: Vector) => {
  const length = lengthOf(v)
  return length > 1e-6 ? times(v, 1 / length) : fallback
}
const away = (v: Vector, from: Vector) => minus(v, times(from, dot(v, from)))
/** A bone's orientation, down from `top`, with its left as close to `left` as possible. */
function boneFrom(top: Vector, bottom: Vector, left: Vector, ahead: Vector): Rotation {
  const y = unitOr(minus(top, bottom), vector(0, 1, 0))
  const aside = away(left, y)
  const x = lengthOf(aside) > 0.5 ? unitOr(aside, left) : unitOr(cross(y, away(ahead, y)), left)
  return { x, y, z: cross(x, y) }
}

/**
 * A person's joints in the mirror: metres, x to the right, y up, z towards the viewer. Left and right are swapped, as
 * in a mirror.
 */
export function skeletonOfPose({ pose, aspect, metresPerPictureHeight: metres }: Seen): Skeleton {
  const at = (index: number): Vector => {
    const { image, world } = pose[index] ?? landmark(pose, 'nose')
    return vector(-image.x * aspect * metres, -image.y * metres, -world.z)
  }
  const mark: Mark = (side, leftName) => {
    const index = landmarkIndex[leftName]
    return at(side === 'left' ? (mirroredIndex[index] ?? index) : index)
  }
  const middle = (name: LeftName) => between(mark('left', name), mark('right', name))
  const [pelvis, shoulders, ears] = [middle('leftHip'), middle('leftShoulder'), middle('leftEar')]
  const up = unitOr(minus(shoulders, pelvis), vector(0, 1, 0))
  const left = leftOf(up, mark, facingOf({ pose }))
  const trunk: Rotation = { x: left, y: up, z: cross(left, up) }

  const fold = degreesBetween(up, minus(pelvis, middle('leftKnee')))
  const round =
    roundestDegrees * Math.min(1, Math.max(0, (fold - foldFromDegrees) / (foldToDegrees - foldFromDegrees)))
  const hips = chain(trunk, pitch(-0.6 * round))
  const chest = chain(trunk, pitch(round))
  const ribs = minus(shoulders, turn(chest, vector(0, ribsToShoulders * height, 0)))
  const neck = plus(ribs, turn(chest, flesh.neck))

  const nose = unitOr(minus(at(landmarkIndex.nose), ears), trunk.z)
  const headLeft = unitOr(away(left, nose), left)
  const head = chain({ x: headLeft, y: cross(nose, headLeft), z: nose }, pitch(-noseBelowEarsDegrees))
  const spine = minus(ears, times(head.y, spineToEars * height))
  const top = plus(neck, times(unitOr(minus(spine, neck), chest.y), lengthOf(flesh.head)))

  const side = (which: Side) => limbsOf(which, mark, trunk)
  const [leftLimbs, rightLimbs] = [side('left'), side('right')]
  return {
    body: flesh,
    breath: 0,
    pelvis,
    lumbar: plus(pelvis, turn(hips, flesh.lumbar)),
    ribs,
    neck,
    head: top,
    sides: { left: leftLimbs.joints, right: rightLimbs.joints },
    bones: {
      pelvis: hips,
      lumbar: trunk,
      chest,
      neck: boneFrom(top, neck, left, trunk.z),
      head,
      left: leftLimbs.bones,
      right: rightLimbs.bones,
    },
  }
}

type LeftName = Extract<LandmarkName, `left${string}`>
/** Finds a paired landmark on a side by its left name. */
type Mark = (side: Side, leftName: LeftName) => Vector

const degreesBetween = (a: Vector, b: Vector) =>
  (Math.acos(Math.min(1, Math.max(-1, dot(unitOr(a, b), unitOr(b, a))))) * 180) / Math.PI

/** Direction of a person's left, level across the trunk; if its depth was guessed backwards, feet and nose decide. */
function leftOf(up: Vector, mark: Mark, facing: number): Vector {
  const wide = plus(
    minus(mark('left', 'leftHip'), mark('right', 'leftHip')),
    minus(mark('left', 'leftShoulder'), mark('right', 'leftShoulder')),
  )
  const heading = cross(wide, vector(0, 1, 0)).x
  const believed = heading * facing < 0 ? vector(wide.x, wide.y, -wide.z) : wide
  return unitOr(away(believed, up), vector(0, 0, -Math.sign(facing || 1)))
}

/** Facing direction in the mirror: negative is left, positive right, near 0 towards the viewer. */
export function facingOf({ pose }: { pose: Pose }): number {
  const x = (name: LandmarkName) => -landmark(pose, name).image.x
  const y = (name: LandmarkName) => landmark(pose, name).image.y
  const length = Math.max(
    0.01,
    Math.hypot(x('leftHip') - x('leftKnee'), y('leftHip') - y('leftKnee')),
    Math.hypot(x('rightHip') - x('rightKnee'), y('rightHip') - y('rightKnee')),
  )
  const feet = x('leftFootIndex') - x('leftHeel') + x('rightFootIndex') - x('rightHeel')
  const face = 2 * x('nose') - x('leftEar') - x('rightEar')
  return Math.max(-1, Math.min(1, (feet + face) / length))
}

function limbsOf(side: Side, mark: Mark, trunk: Rotation) {
  const [shoulder, elbow, wrist] = [
    mark(side, 'leftShoulder'),
    mark(side, 'leftElbow'),
    mark(side, 'leftWrist'),
  ]
  const [hip, knee, ankle] = [mark(side, 'leftHip'), mark(side, 'leftKnee'), mark(side, 'leftAnkle')]
  const upperArm = boneFrom(shoulder, elbow, trunk.x, trunk.z)
  const forearm = boneFrom(elbow, wrist, upperArm.x, upperArm.z)
  const hand = handOf(side, mark, wrist, forearm)
  const thigh = boneFrom(hip, knee, trunk.x, trunk.z)
  const shank = boneFrom(knee, ankle, thigh.x, thigh.z)
  const foot = footOf(minus(mark(side, 'leftFootIndex'), mark(side, 'leftHeel')), trunk)
  return {
    joints: {
      ...{ shoulder, elbow, wrist, hip, knee, ankle },
      fingertip: plus(wrist, times(hand.y, -flesh.hand)),
      heel: plus(ankle, turn(foot, flesh.heel)),
      toe: plus(ankle, turn(foot, flesh.toe)),
    },
    bones: { upperArm, forearm, hand, thigh, shank, foot },
  }
}

/** Points a hand along the fingers, within the wrist's range of motion. */
function handOf(side: Side, mark: Mark, wrist: Vector, forearm: Rotation): Rotation {
  const [index, pinky] = [mark(side, 'leftIndex'), mark(side, 'leftPinky')]
  const y = unitOr(minus(wrist, between(index, pinky)), forearm.y)
  if (dot(y, forearm.y) < 0.6) return forearm
  const z = unitOr(away(minus(index, pinky), y), forearm.z)
  return { x: cross(y, z), y, z }
}

/** Makes a nearly level foot level. */
function footOf(along: Vector, trunk: Rotation): Rotation {
  const ahead = unitOr(along, trunk.z)
  const level = vector(ahead.x, 0, ahead.z)
  const z = Math.abs(ahead.y) < levelWithin && lengthOf(level) > 0.3 ? unitOr(level, ahead) : ahead
  const x = unitOr(cross(vector(0, 1, 0), z), trunk.x)
  return { x, y: cross(z, x), z }
}
