import type { Milliseconds } from '@lithe/pose'

/** Below this the analysers refuse: movement between two pictures would be guessed. */
const slowFramesPerSecond = 15
const spanMs = 3000

/** Counts pictures over the last three seconds; null until there is enough to judge. */
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
