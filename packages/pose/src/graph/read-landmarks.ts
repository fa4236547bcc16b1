import { foundLandmarks, type LandmarkTensors, landmarkInput, logistic } from './networks.ts'

/** A landmark in the network's region, 0–1 in both directions. */
export type RegionLandmark = {
  readonly u: number
  readonly v: number
  /** Probability that it is in the frame and not occluded, 0–1. */
  readonly visibility: number
}

const numbersPerLandmark = 5

/** Heat map cells per side, and cells each way from a landmark used to refine it. */
const mapSide = 64
const reach = 3
/** If every cell is below this, the map is ignored. */
const leastConfidence = 0.5

/**
 * Moves a landmark to the centroid of the heat map around it.
 * Source: `refine_landmarks_from_heatmap_calculator` of google-ai-edge/mediapipe, kernel size 7.
 */
function refine(u: number, v: number, heatMap: Float32Array, landmark: number): { u: number; v: number } {
  const column = Math.trunc(u * mapSide)
  const row = Math.trunc(v * mapSide)
  const isOnMap = column >= 0 && column < mapSide && row >= 0 && row < mapSide
  if (!isOnMap) return { u, v }
  let sum = 0
  let columns = 0
  let rows = 0
  let most = 0
  for (let y = Math.max(0, row - reach); y <= Math.min(mapSide - 1, row + reach); y += 1)
    for (let x = Math.max(0, column - reach); x <= Math.min(mapSide - 1, column + reach); x += 1) {
      const confidence = logistic(heatMap[(y * mapSide + x) * foundLandmarks + landmark] ?? 0)
      sum += confidence
      columns += x * confidence
      rows += y * confidence
      most = Math.max(most, confidence)
    }
  return most >= leastConfidence ? { u: columns / sum / mapSide, v: rows / sum / mapSide } : { u, v }
}

/**
 * The 39 landmarks of a region, refined by the heat map.
 * Source: `tensors_to_landmarks_calculator` of google-ai-edge/mediapipe with the options of its pose landmarker.
 */
export function readLandmarks({ landmarks, heatMap }: LandmarkTensors): RegionLandmark[] {
  return Array.from({ length: foundLandmarks }, (_, index) => {
    const numberAt = (offset: number) => landmarks[index * numbersPerLandmark + offset] ?? 0
    return {
      ...refine(numberAt(0) / landmarkInput.side, numberAt(1) / landmarkInput.side, heatMap, index),
      visibility: logistic(numberAt(3)),
    }
  })
}
