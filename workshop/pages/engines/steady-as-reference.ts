import { createOneEuroFilter, inSeconds, landmarkNames, type OneEuroOptions } from '@lithe/pose'
import { numbersPerLandmark, type RawPose, type Sighting } from '@lithe/pose/graph'

/** The reference engine's smoothing, in frame and space. */
const imageOptions: OneEuroOptions = { minCutoff: 0.05, beta: 80, speedCutoff: 1 }
const worldOptions: OneEuroOptions = { minCutoff: 0.1, beta: 40, speedCutoff: 1 }
const visibilityShare = 0.1

const indices = landmarkNames.map((_, index) => index)
const spread = (values: readonly number[]) => Math.max(...values) - Math.min(...values)

/** A body's extent in space: mean of width and height, in metres. */
function worldSize(pose: RawPose): number {
  const along = (offset: number) => indices.map(index => pose[index * numbersPerLandmark + offset] ?? 0)
  return (spread(along(2)) + spread(along(3))) / 2
}

/**
 * Smooths landmarks like the reference engine's graph, whose smoothing cannot be disabled in tracking mode, so that
 * both are comparable. Source: `pose_landmarks_detector_graph` and `landmarks_smoothing_calculator` of
 * google-ai-edge/mediapipe.
 */
export function createReferenceSteadier() {
  let filters: ReturnType<typeof createOneEuroFilter>[] = []
  let visibilities: number[] = []
  let lastMs: number | null = null

  function forget() {
    filters = []
    visibilities = []
    lastMs = null
  }

  return {
    /** `timeMs` increases; `size` is the frame's, in pixels. */
    steady(
      seen: Sighting | null,
      timeMs: number,
      { width, height }: { width: number; height: number },
    ): RawPose | null {
      if (!seen) {
        forget()
        return null
      }
      const { pose, next } = seen
      const seconds = inSeconds(lastMs === null ? 0 : (timeMs - lastMs) / 1000)
      lastMs = timeMs
      if (filters.length === 0) {
        const axes = [imageOptions, imageOptions, worldOptions, worldOptions, worldOptions]
        filters = indices.flatMap(() => axes.map(createOneEuroFilter))
        visibilities = indices.map(index => pose[index * numbersPerLandmark + 5] ?? 0)
      }
      const sizes = [next.side / width, next.side / height, ...Array(3).fill(worldSize(pose))]
      const steadied = pose.slice()
      for (const index of indices) {
        const first = index * numbersPerLandmark
        for (const [axis, size] of sizes.entries())
          steadied[first + axis] =
            filters[index * sizes.length + axis]?.(pose[first + axis] ?? 0, seconds, size) ?? 0
        const before = visibilities[index] ?? 0
        visibilities[index] = before + visibilityShare * ((pose[first + 5] ?? 0) - before)
        steadied[first + 5] = visibilities[index] ?? 0
      }
      return steadied
    },
    forget,
  }
}
