import { type LandmarkName, landmark, type Pose, type PoseFrame } from '@lithe/pose'

export type Exposure = { time: number; pose: Pose; aspect: number }

const everyMs = 100
const spanMs = 1400
/** The parts whose way through the picture tells how much happened. */
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

/** Remembers the poses of one attempt, so that its liveliest moment can be printed like a chronophotograph. */
export function createExposures() {
  let kept: Exposure[] = []
  return {
    clear() {
      kept = []
    },
    expose({ time, pose, aspect }: PoseFrame) {
      const last = kept.at(-1)
      if (pose && (!last || time - last.time >= everyMs)) kept.push({ time, pose, aspect })
    },
    /** At most `count` poses, oldest first, evenly spaced through the second or so with the most movement. */
    liveliest: (count: number): readonly Exposure[] => spread(liveliestSpan(kept), count),
  }
}
function liveliestSpan(exposures: readonly Exposure[]): readonly Exposure[] {
  let best: readonly Exposure[] = []
  let bestTravel = Number.NEGATIVE_INFINITY
  for (const [start, first] of exposures.entries()) {
    const span = exposures.slice(start).filter(({ time }) => time - first.time <= spanMs)
    const last = span.at(-1)
    if (!last || (best.length > 0 && last.time - first.time < spanMs / 2)) break
    const travelled = span.reduce(
      (sum, exposure, index) => sum + travel(span[index - 1] ?? exposure, exposure),
      0,
    )
    if (travelled <= bestTravel) continue
    best = span
    bestTravel = travelled
  }
  return best
}

function spread(exposures: readonly Exposure[], count: number): readonly Exposure[] {
  if (exposures.length <= count) return exposures
  const step = (exposures.length - 1) / (count - 1)
  return Array.from({ length: count }, (_, index) => exposures[Math.round(index * step)]).filter(
    exposure => exposure !== undefined,
  )
}
