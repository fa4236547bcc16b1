import type { Milliseconds, Pose } from '@lithe/pose'
import { createFittedBody } from './fitted-body.ts'
import type { BodyAngles } from './joint-angles.ts'

export type { BodyAngles }

/** Joint angles of each frame, from a skeleton that adapts to the person. */
export function createBodyAngles() {
  const fit = createFittedBody()
  return (pose: Pose, aspect: number, time: Milliseconds): BodyAngles => fit(pose, aspect, time).angles
}
