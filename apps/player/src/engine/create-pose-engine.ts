import { createPoseSmoother, milliseconds, type PoseFrame } from '@lithe/pose'
import type { LastingDetector } from './lasting-detector.ts'
import type { Detector } from './litert/detector.ts'
import type { PoseEngine } from './pose-engine.ts'
import { unpackPose } from './raw-pose.ts'

/** Combines a detector with smoothing by the frames' timestamps. */
export function createPoseEngine(
  detector: Detector | LastingDetector,
  description: string,
): Omit<PoseEngine, 'lighten'> {
  let smoother = createPoseSmoother()
  return {
    description,
    async detect({ image, time }): Promise<PoseFrame | null> {
      const aspect = image.width / image.height
      // A result arriving after a reset must not enter the new smoother.
      const { smooth } = smoother
      const raw = await detector.detect(image, time)
      image.close()
      if (raw === 'lost') return null
      return smooth({ time: milliseconds(time), aspect, pose: raw && unpackPose(raw) })
    },
    doubt: () => detector.doubt(),
    async reset() {
      smoother = createPoseSmoother()
      await detector.reset()
    },
  }
}
