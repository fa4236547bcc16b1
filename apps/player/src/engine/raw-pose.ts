import { type Landmark, landmarkNames, type Pose } from '@lithe/pose'
import type { PoseLandmarkerResult } from '@mediapipe/tasks-vision'

/** x, y in the picture; x, y, z in metres; visibility. */
const numbersPerLandmark = 6

/** One pose as a flat row of numbers, cheap to hand from the worker to the page. */
export type RawPose = Float32Array<ArrayBuffer>

export function packPose(result: PoseLandmarkerResult): RawPose | null {
  const image = result.landmarks[0]
  const world = result.worldLandmarks[0]
  if (!image || !world) return null
  const raw = new Float32Array(landmarkNames.length * numbersPerLandmark)
  image.forEach((point, index) => {
    const place = world[index] ?? point
    raw.set([point.x, point.y, place.x, place.y, place.z, point.visibility], index * numbersPerLandmark)
  })
  return raw.every(Number.isFinite) ? raw : null
}

export function unpackPose(raw: RawPose): Pose {
  return landmarkNames.map((_, index): Landmark => {
    const [x = 0, y = 0, worldX = 0, worldY = 0, worldZ = 0, visibility = 0] = raw.subarray(
      index * numbersPerLandmark,
      (index + 1) * numbersPerLandmark,
    )
    return { image: { x, y }, world: { x: worldX, y: worldY, z: worldZ }, visibility }
  })
}
