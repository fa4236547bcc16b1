import {
  bothSides,
  type CameraPoint,
  landmark,
  midpoint,
  type Pose,
  sides,
  type WorldPoint,
  worldPoint,
} from '@lithe/pose'

/** Joint positions in metres from the hip midpoint; y down, z away from the camera. */
export type BodyPlaces = Readonly<Record<JointName, WorldPoint>>

const jointNames = bothSides(['Shoulder', 'Elbow', 'Wrist', 'Hip', 'Knee', 'Ankle', 'FootIndex'])
type JointName = (typeof jointNames)[number]

export const bones = [
  ['leftShoulder', 'rightShoulder'],
  ['leftHip', 'rightHip'],
  ...sides.flatMap(
    side =>
      [
        [`${side}Shoulder`, `${side}Elbow`],
        [`${side}Elbow`, `${side}Wrist`],
        [`${side}Shoulder`, `${side}Hip`],
        [`${side}Hip`, `${side}Knee`],
        [`${side}Knee`, `${side}Ankle`],
        [`${side}Ankle`, `${side}FootIndex`],
      ] as const,
  ),
] as const satisfies readonly (readonly [JointName, JointName])[]

/** The fitted body relative to its hip midpoint. */
export function fromItsHips(joints: Readonly<Record<JointName, CameraPoint>>): BodyPlaces {
  const hips = midpoint(joints.leftHip, joints.rightHip)
  return placesFrom(name => {
    const { x, y, z } = joints[name]
    return worldPoint(x - hips.x, y - hips.y, z - hips.z)
  })
}

/** Joint positions as the engine guesses them. */
export const enginePlaces = (pose: Pose): BodyPlaces => placesFrom(name => landmark(pose, name).world)

const placesFrom = (placeOf: (name: JointName) => WorldPoint) =>
  Object.fromEntries(jointNames.map(name => [name, placeOf(name)])) as BodyPlaces
