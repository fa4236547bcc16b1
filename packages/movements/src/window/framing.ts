import { type LandmarkName, landmark, type Pose } from '@lithe/pose'
import { middleJointCentres } from '../body/joint-centres.ts'
import { planeLength } from '../body/plane.ts'

/** Points without which no movement can be measured: the hands may leave the picture. */
const trunkAndLegs: readonly LandmarkName[] = [
  'leftShoulder',
  'rightShoulder',
  'leftHip',
  'rightHip',
  'leftKnee',
  'rightKnee',
  'leftAnkle',
  'rightAnkle',
]
const feet: readonly LandmarkName[] = ['leftHeel', 'rightHeel', 'leftFootIndex', 'rightFootIndex']

/** The engine's marks overshoot the body a little; a point this far outside may still be at the edge. */
const edge = 0.01
/** Foot and ankle are about this share of the trunk's length; if more is missing, it is not only the feet. */
const feetShare = 0.4

const isOutside = (pose: Pose, name: LandmarkName) => {
  const { x, y } = landmark(pose, name).image
  return x < -edge || x > 1 + edge || y < -edge || y > 1 + edge
}

/** The box around head, trunk, legs and feet, in shares of the picture. */
export function bodyExtent(pose: Pose) {
  const places = (['nose', ...trunkAndLegs, ...feet] as const).map(name => landmark(pose, name).image)
  const xs = places.map(({ x }) => x)
  const ys = places.map(({ y }) => y)
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) }
}

/** What of the body is outside the picture. */
export type Framing = 'whole' | 'feet-out' | 'body-out'

function trunkLength(pose: Pose, aspect: number) {
  const { shoulder, hip } = middleJointCentres(pose, aspect)
  return planeLength(shoulder, hip)
}

export function framing(pose: Pose, aspect: number): Framing {
  const feetOut = feet.some(name => isOutside(pose, name))
  const restOut = isOutside(pose, 'nose') || trunkAndLegs.some(name => isOutside(pose, name))
  if (!feetOut && !restOut) return 'whole'
  const { left, right, top, bottom } = bodyExtent(pose)
  const onlyBelow = left >= -edge && right <= 1 + edge && top >= -edge
  return onlyBelow && bottom - 1 <= feetShare * trunkLength(pose, aspect) ? 'feet-out' : 'body-out'
}
