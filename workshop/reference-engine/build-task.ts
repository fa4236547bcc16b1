import { zipSync } from 'fflate'

/** Constant, so that the same models give the same bytes. */
const mtime = new Date('2026-01-01T00:00:00')

/** A `.task` archive of both models, stored uncompressed because the runtime maps them directly. */
export function buildTask(detector: Uint8Array, landmarks: Uint8Array): Uint8Array {
  const entries = { 'pose_detector.tflite': detector, 'pose_landmarks_detector.tflite': landmarks }
  return zipSync(entries, { level: 0, mtime })
}
