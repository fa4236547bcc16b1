import {
  bothSides,
  type Degrees,
  type LegLengths,
  landmark,
  legLengths,
  type PictureHeights,
  type PlanePoint,
  type Pose,
  pictureHeights,
  type Seconds,
  type Side,
  sides,
} from '@lithe/pose'
import { angleTable } from '../angles/angle-table.ts'
import { leanInPlane } from '../angles/read-angle.ts'
import { middleJointCentres } from '../body/joint-centres.ts'
import { landmarkInPlane, onSide, planeLength } from '../body/plane.ts'
import { createSegmentLength } from '../body/segment-length.ts'

/** Posture relative to gravity, read from the frame. */
export type Carriage = {
  seconds: Seconds
  /** Height of the hip midpoint above the lower foot. */
  hipHeight: LegLengths
  /** Unsigned trunk lean in degrees: 0 upright, 90 level, more with the head down. */
  leanDegrees: Degrees
  /** Lateral position of each foot, and leg length in the frame. */
  legLength: PictureHeights
  feet: Record<Side, PictureHeights>
}

const trunkAndLegs = bothSides(['Shoulder', 'Hip', 'Knee', 'Ankle'])

/** How many of eight points in trunk and legs are inside the frame. */
export function seenPoints(pose: Pose): number {
  return trunkAndLegs.filter(name => {
    const { image, visibility } = landmark(pose, name)
    return visibility >= 0.3 && image.x >= 0 && image.x <= 1 && image.y >= 0 && image.y <= 1
  }).length
}

/** Reads posture, having learnt leg and trunk length from standing. Null while too little of the body is visible. */
export function createCarriage() {
  const learnLeg = createSegmentLength<PictureHeights>()
  const learnTrunk = createSegmentLength()
  return (pose: Pose, aspect: number, seconds: Seconds): Carriage | null => {
    if (seenPoints(pose) < trunkAndLegs.length - 2) return null
    const { shoulder, hip } = middleJointCentres(pose, aspect)
    const ankles = sides.map(side => landmarkInPlane(pose, aspect, onSide(side, 'Ankle'))) as [
      PlanePoint,
      PlanePoint,
    ]
    const floor = Math.max(...ankles.map(({ y }) => y))
    const leg = learnLeg(pictureHeights(floor - hip.y))
    const trunk = learnTrunk(planeLength(shoulder, hip))
    if (leg <= 0 || trunk <= 0) return null
    return {
      seconds,
      hipHeight: legLengths((floor - hip.y) / leg),
      leanDegrees: leanInPlane(angleTable.trunkLean, { shoulder, hip }, trunk),
      legLength: leg,
      feet: { left: pictureHeights(ankles[0].x), right: pictureHeights(ankles[1].x) },
    }
  }
}
