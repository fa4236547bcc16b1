import { landmarkNames } from '../landmark-names.ts'
import type { RegionLandmark } from './read-landmarks.ts'
import { fromRegion, type Region } from './region.ts'

/** x, y in the frame, 0–1; x, y, z in metres; visibility, 0–1. */
export const numbersPerLandmark = 6

/** One pose as a flat array, cheap to transfer from a worker. */
export type RawPose = Float32Array<ArrayBuffer>

/**
 * The body's 33 landmarks, in the frame and in upright space; null if any is not finite. Source:
 * `landmark_projection_calculator` and `world_landmark_projection_calculator` of google-ai-edge/mediapipe.
 */
export function toRawPose(
  landmarks: readonly RegionLandmark[],
  world: Float32Array,
  region: Region,
  { width, height }: { width: number; height: number },
): RawPose | null {
  const raw = new Float32Array(landmarkNames.length * numbersPerLandmark)
  const cos = Math.cos(region.turn)
  const sin = Math.sin(region.turn)
  for (const [index, { u, v, visibility }] of landmarks.slice(0, landmarkNames.length).entries()) {
    const place = fromRegion(region, u, v)
    const [x = 0, y = 0, z = 0] = world.subarray(index * 3, index * 3 + 3)
    raw.set(
      [place.x / width, place.y / height, cos * x - sin * y, sin * x + cos * y, z, visibility],
      index * numbersPerLandmark,
    )
  }
  return raw.every(Number.isFinite) ? raw : null
}
