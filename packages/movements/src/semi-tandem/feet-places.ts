import { type LegLengths, legLengths, type Pose, type Side, sides } from '@lithe/pose'
import { middleJointCentres } from '../body/joint-centres.ts'
import { landmarkInPlane, onSide } from '../body/plane.ts'
import { createSegmentLength } from '../body/segment-length.ts'

const footPoints = ['Ankle', 'Heel', 'FootIndex'] as const

/** A foot's position in leg lengths; y grows downwards. */
export type FootPlace = { readonly x: LegLengths; readonly y: LegLengths }
export type FeetPlaces = Record<Side, FootPlace>

/** Position of each foot: the mean of ankle, heel and toes, which jitters less than any of them. */
export function createFeetPlaces() {
  const legLength = createSegmentLength()
  return (pose: Pose, aspect: number): FeetPlaces => {
    const { hip, ankle } = middleJointCentres(pose, aspect)
    const leg = legLength(ankle.y - hip.y)
    const [left, right] = sides.map((side): FootPlace => {
      const points = footPoints.map(joint => landmarkInPlane(pose, aspect, onSide(side, joint)))
      const mean = (axis: 'x' | 'y') =>
        legLengths(points.reduce((sum, point) => sum + point[axis], 0) / points.length / leg)
      return { x: mean('x'), y: mean('y') }
    }) as [FootPlace, FootPlace]
    return { left, right }
  }
}
