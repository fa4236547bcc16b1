import type { Milliseconds, Pose } from '@lithe/pose'
import { createFittedBody } from './fitted-body.ts'
import type { BodyAngles } from './joint-angles.ts'

export type { BodyAngles }

/** Joint angles frame by frame, of the skeleton that fits the person; what it knows of them is learnt on the way. */
export function createBodyAngles() {
  const fit = createFittedBody()
  return (pose: Pose, aspect: number, time: Milliseconds): BodyAngles => fit(pose, aspect, time).angles
}
