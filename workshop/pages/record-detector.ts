import type { Detector } from '../../apps/player/src/engine/litert/detector.ts'
import type { Recording } from './replay-port.ts'

/** Wraps a detector and records its output. */
export function recordDetector(detector: Detector): { recorder: Detector; recording: Recording } {
  const recording: Recording = { aspect: 0, frames: [] }
  const recorder: Detector = {
    ...detector,
    async detect(image, timeMs) {
      recording.aspect = image.width / image.height
      const landmarks = await detector.detect(image, timeMs)
      recording.frames.push({ t: timeMs / 1000, landmarks: landmarks && [...landmarks] })
      return landmarks
    },
  }
  return { recorder, recording }
}
