import { type Degrees, degrees, type Pose } from '@lithe/pose'
import { viewDegrees } from '../body/view.ts'
import type { Quality } from '../definition/movement-kinds.ts'
import { createRunningMedian } from '../window/running-median.ts'

/** Further towards the front than this, the picture no longer shows how a body on the floor is bent. */
const leastSideView = 55
const viewFrames = 15

/** Of what can only be read from the side. */
export const refusalUnlessSideOn = ({ viewDegrees: view }: Quality) =>
  view < leastSideView ? 'not-side-on' : null

/** The view in degrees from facing the camera, steadied, and never less than the picture can be corrected for. */
export function createSideView() {
  const steadyView = createRunningMedian(viewFrames)
  return (pose: Pose): Degrees => degrees(Math.max(leastSideView, steadyView(viewDegrees(pose))))
}
