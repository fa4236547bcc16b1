import type { Milliseconds } from '@lithe/pose'

/** Below this the analysers refuse, because motion between pictures would be a guess. */
const slowFramesPerSecond = 15
const spanMs = 3000

/** Frame rate over the last three seconds; null until known. */
export function createPace() {
  let times: Milliseconds[] = []
  return (time: Milliseconds): { framesPerSecond: number; isSlow: boolean } | null => {
    times = [...times.filter(earlier => time - earlier <= spanMs), time]
    const [first] = times
    if (first === undefined || time - first < spanMs / 2) return null
    const framesPerSecond = ((times.length - 1) * 1000) / (time - first)
    return { framesPerSecond, isSlow: framesPerSecond < slowFramesPerSecond }
  }
}
