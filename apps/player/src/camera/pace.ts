import type { Milliseconds } from '@lithe/pose'

/** Analysers refuse a lower rate, as motion between frames would be guesswork. */
const slowFramesPerSecond = 15
const spanMs = 3000

/** Frame rate over three seconds; null until known. Each call is a frame, unless given a running total. */
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
