import { createPoseSmoother, milliseconds, type PoseFrame } from '@lithe/pose'
import type { Detector } from './detector.ts'
import type { PoseEngine } from './pose-engine.ts'
import { unpackPose } from './raw-pose.ts'

/** The port the player measures through: detector, then smoothing on the pictures' own time stamps. */
export function createPoseEngine(detector: Detector, description: string): PoseEngine {
  let smoother = createPoseSmoother()
  return {
    description,
    async detect({ image, time }): Promise<PoseFrame> {
      const aspect = image.width / image.height
      const raw = await detector.detect(image, time)
      image.close()
      const frame = { time: milliseconds(time), aspect, pose: raw && unpackPose(raw) }
      return smoother.smooth(frame)
    },
    doubt: () => detector.doubt(),
    async reset() {
      smoother = createPoseSmoother()
      await detector.reset()
    },
  }
}
