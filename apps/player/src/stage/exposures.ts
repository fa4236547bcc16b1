import { type LandmarkName, landmark, type Pose, type PoseFrame } from '@lithe/pose'

export type Exposure = { time: number; pose: Pose; aspect: number }

const everyMs = 100
const spanMs = 1400
/** A pose replaces the furthest one only if further from the first by this fraction, more than jitter in a hold. */
const furtherBy = 0.03
/** Landmarks whose distance in the picture tells two poses apart. */
const bodyLandmarks: readonly LandmarkName[] = [
  'leftShoulder',
  'leftHip',
  'leftKnee',
  'rightKnee',
  'leftAnkle',
  'rightAnkle',
]

export const armLandmarks: readonly LandmarkName[] = ['leftElbow', 'rightElbow', 'leftWrist', 'rightWrist']

function distance(travellers: readonly LandmarkName[], from: Exposure, to: Exposure): number {
  return travellers.reduce((sum, name) => {
    const a = landmark(from.pose, name).image
    const b = landmark(to.pose, name).image
    return sum + Math.hypot((a.x - b.x) * to.aspect, a.y - b.y)
  }, 0)
}

const span = (exposures: readonly Exposure[]) => (exposures.at(-1)?.time ?? 0) - (exposures[0]?.time ?? 0)

/** Keeps only the poses that lead to an attempt's furthest one, such as the deepest of a fold. */
export function createExposures(travellers = bodyLandmarks) {
  let first: Exposure | null = null
  let recent: readonly Exposure[] = []
  let best: readonly Exposure[] = []
  let furthest = 0
  return {
    clear() {
      first = null
      recent = []
      best = []
      furthest = 0
    },
    expose({ time, pose, aspect }: PoseFrame) {
      const last = recent.at(-1)
      if (!pose || (last && time - last.time < everyMs)) return
      const exposure = { time, pose, aspect }
      first ??= exposure
      recent = [...recent.filter(earlier => time - earlier.time <= spanMs), exposure]
      const away = distance(travellers, first, exposure)
      // Until a full moment has been seen, length counts more than distance.
      const isBetter =
        span(best) < spanMs / 2 ? span(recent) >= span(best) : away > furthest * (1 + furtherBy)
      if (!isBetter) return
      best = recent
      furthest = away
    },
    /** Up to `count` poses, oldest first, evenly spaced over the last second or so before the furthest. */
    toFurthest: (count: number): readonly Exposure[] => spread(best, count),
  }
}

function spread(exposures: readonly Exposure[], count: number): readonly Exposure[] {
  if (exposures.length <= count) return exposures
  const step = (exposures.length - 1) / (count - 1)
  return Array.from({ length: count }, (_, index) => exposures[Math.round(index * step)]).filter(
    exposure => exposure !== undefined,
  )
}
