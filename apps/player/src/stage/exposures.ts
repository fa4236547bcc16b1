import { type LandmarkName, landmark, type Pose, type PoseFrame } from '@lithe/pose'

export type Exposure = { time: number; pose: Pose; aspect: number }

const everyMs = 100
const spanMs = 1400
/** Landmarks whose path through the picture measures activity. */
const travellers: readonly LandmarkName[] = [
  'leftShoulder',
  'leftHip',
  'leftKnee',
  'rightKnee',
  'leftAnkle',
  'rightAnkle',
]

function travel(from: Exposure, to: Exposure): number {
  return travellers.reduce((sum, name) => {
    const a = landmark(from.pose, name).image
    const b = landmark(to.pose, name).image
    return sum + Math.hypot((a.x - b.x) * to.aspect, a.y - b.y)
  }, 0)
}

const travelled = (exposures: readonly Exposure[]) =>
  exposures.reduce((sum, exposure, index) => sum + travel(exposures[index - 1] ?? exposure, exposure), 0)

const span = (exposures: readonly Exposure[]) => (exposures.at(-1)?.time ?? 0) - (exposures[0]?.time ?? 0)

/** Keeps only the liveliest moment of an attempt, for a chronophotograph. */
export function createExposures() {
  let recent: readonly Exposure[] = []
  let best: readonly Exposure[] = []
  let bestTravel = 0
  return {
    clear() {
      recent = []
      best = []
      bestTravel = 0
    },
    expose({ time, pose, aspect }: PoseFrame) {
      const last = recent.at(-1)
      if (!pose || (last && time - last.time < everyMs)) return
      recent = [...recent.filter(earlier => time - earlier.time <= spanMs), { time, pose, aspect }]
      const way = travelled(recent)
      // Until a full moment has been seen, length counts more than activity.
      const isBetter = span(best) < spanMs / 2 ? span(recent) >= span(best) : way > bestTravel
      if (!isBetter) return
      best = recent
      bestTravel = way
    },
    /** At most `count` poses, oldest first, evenly spaced over the liveliest second or so. */
    liveliest: (count: number): readonly Exposure[] => spread(best, count),
  }
}

function spread(exposures: readonly Exposure[], count: number): readonly Exposure[] {
  if (exposures.length <= count) return exposures
  const step = (exposures.length - 1) / (count - 1)
  return Array.from({ length: count }, (_, index) => exposures[Math.round(index * step)]).filter(
    exposure => exposure !== undefined,
  )
}
