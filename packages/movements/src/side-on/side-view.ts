import { type Degrees, degrees, type Pose } from '@lithe/pose'
import { viewDegrees } from '../body/view.ts'
import type { Quality } from '../definition/movement-kinds.ts'
import { createRunningMedian } from '../window/running-median.ts'

/** A more frontal view does not show how a body on the floor is bent. */
const leastSideView = 55
const viewFrames = 15

/** Refuses measurements that need a side view. */
export const refusalUnlessSideOn = ({ viewDegrees: view }: Quality) =>
  view < leastSideView ? 'not-side-on' : null

/** Smoothed view in degrees from facing the camera, limited to what can be corrected. */
export function createSideView() {
  const steadyView = createRunningMedian(viewFrames)
  return (pose: Pose): Degrees => degrees(Math.max(leastSideView, steadyView(viewDegrees(pose))))
}
