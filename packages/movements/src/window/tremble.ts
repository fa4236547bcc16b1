import { bodyLengths, bothSides, landmark, type Pose, type Seconds } from '@lithe/pose'
import { bodyExtent } from './framing.ts'
import { createHistogram } from './histogram.ts'

const points = bothSides(['Shoulder', 'Hip', 'Knee'])
/** The calmer quarter of frames, in which the body rests and only engine jitter remains. */
const calmQuarter = 0.25
/** Three frames further apart reveal no jitter. */
const longestSpanSeconds = 0.3

type Places = { seconds: Seconds; xs: number[]; ys: number[] }

/** Frame-to-frame jitter: the distance of points from the line between their neighbours in time. */
export function createTremble() {
  const trembles = createHistogram({ binWidth: 0.0002, bins: 150 })
  let earlier: Places | null = null
  let previous: Places | null = null
  let longest = 0
  return {
    observe(pose: Pose, aspect: number, seconds: Seconds) {
      const { left, right, top, bottom } = bodyExtent(pose)
      longest = Math.max(longest, bottom - top, (right - left) * aspect)
      const images = points.map(name => landmark(pose, name).image)
      const now = { seconds, xs: images.map(({ x }) => x * aspect), ys: images.map(({ y }) => y) }
      if (earlier && previous && seconds - earlier.seconds <= longestSpanSeconds) {
        const [first, middle] = [earlier, previous]
        const share = (middle.seconds - first.seconds) / (now.seconds - first.seconds)
        const off = (axis: 'xs' | 'ys', index: number) => {
          const [from, at, to] = [first[axis][index] ?? 0, middle[axis][index] ?? 0, now[axis][index] ?? 0]
          return at - from - share * (to - from)
        }
        const distances = points.map((_, index) => Math.hypot(off('xs', index), off('ys', index)))
        const median = distances.sort((a, b) => a - b)[Math.floor(points.length / 2)] ?? 0
        trembles.add(median / Math.max(longest, 1e-3))
      }
      earlier = previous
      previous = now
    },
    /** The jitter so far; 0 until it is known. */
    size: () => bodyLengths(trembles.quantile(calmQuarter)),
  }
}
