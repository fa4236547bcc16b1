import type { Milliseconds } from '@lithe/pose'

/** Below this the analysers refuse, because motion between pictures would be a guess. */
const slowFramesPerSecond = 15
const spanMs = 3000

/** Picture rate over the last three seconds; null until known. Each call is one picture, unless told how many came so far. */
export function createPace() {
  let pictures: { time: Milliseconds; soFar: number }[] = []
  return (
    time: Milliseconds,
    soFar = (pictures.at(-1)?.soFar ?? 0) + 1,
  ): { framesPerSecond: number; isSlow: boolean } | null => {
    pictures = [...pictures.filter(earlier => time - earlier.time <= spanMs), { time, soFar }]
    const [first] = pictures
    if (first === undefined || time - first.time < spanMs / 2) return null
    const framesPerSecond = ((soFar - first.soFar) * 1000) / (time - first.time)
    return { framesPerSecond, isSlow: framesPerSecond < slowFramesPerSecond }
  }
}
