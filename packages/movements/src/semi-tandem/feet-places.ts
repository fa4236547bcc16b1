import { type Pose, type Side, sides } from '@lithe/pose'
import { middleJointCentres } from '../body/joint-centres.ts'
import { onSide, type PlanePoint, planePoint } from '../body/plane.ts'
import { createSegmentLength } from '../body/segment-length.ts'

const footPoints = ['Ankle', 'Heel', 'FootIndex'] as const

/** Where each foot is in the picture, in leg lengths; y grows downwards. */
export type FeetPlaces = Record<Side, PlanePoint>

/** Reads where the feet are: the middle of ankle, heel and toes, which trembles less than each of them. */
export function createFeetPlaces() {
  const legLength = createSegmentLength()
  return (pose: Pose, aspect: number): FeetPlaces => {
    const { hip, ankle } = middleJointCentres(pose, aspect)
    const leg = legLength(ankle.y - hip.y)
    const [left, right] = sides.map((side): PlanePoint => {
      const points = footPoints.map(joint => planePoint(pose, aspect, onSide(side, joint)))
      const mean = (axis: 'x' | 'y') =>
        points.reduce((sum, point) => sum + point[axis], 0) / points.length / leg
      return { x: mean('x'), y: mean('y') }
    }) as [PlanePoint, PlanePoint]
    return { left, right }
  }
}
