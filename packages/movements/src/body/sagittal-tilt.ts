import { type Degrees, degrees } from '@lithe/pose'
import { type PlanePoint, planeLength } from './plane.ts'
import { createSegmentLength } from './segment-length.ts'

/** Below this share of side-on, the picture says too little about the depth of a segment to be divided by it. */
const leastSideShare = 0.2

/**
 * How far a segment leans from the vertical within the plane the body bends in: 0° upright, up to ±180°, positive when
 * its lower end is further right in the picture.
 * Seen from the side the lean is in the picture; seen from the front it hides in depth, but shortens the segment. The
 * two readings are weighed by how side-on the view is, which makes the lean independent of the view.
 */
export function createSagittalTilt() {
  const learnLength = createSegmentLength()
  return (upper: PlanePoint, lower: PlanePoint, viewDegrees: number): Degrees => {
    const side = Math.sin((viewDegrees * Math.PI) / 180)
    const length = learnLength(planeLength(upper, lower))
    const down = lower.y - upper.y
    const across = lower.x - upper.x
    const fromPicture = Math.abs(across) / Math.max(side, leastSideShare)
    // Towards the front, leaning across the picture is leaning sideways, which is no bend.
    const fromShortening = Math.sqrt(Math.max(0, length ** 2 - down ** 2 - (1 - side ** 2) * across ** 2))
    const forward = side ** 2 * fromPicture + (1 - side ** 2) * fromShortening
    const sign = lower.x < upper.x ? -1 : 1
    return degrees((sign * Math.atan2(forward, down) * 180) / Math.PI)
  }
}
