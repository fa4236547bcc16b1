import { createOneEuroFilter, type OneEuroOptions } from '../one-euro-filter.ts'
import { inSeconds } from '../units.ts'
import { type Alignment, type PixelPoint, type Region, regionAround } from './region.ts'

/**
 * A body at rest is looked at in the same square each time, and a moving one at once. At 1 Hz the square is where it
 * should be half a second after a movement ends; at the source's 0.01 Hz it lags for as long as the body is held still.
 */
const options: OneEuroOptions = { minCutoff: 1, beta: 10, speedCutoff: 1 }
/** A span that no clock could have meant: pictures that came at once, or went back in time. */
const leastSpanMs = 1

/**
 * Steadies the square in which a body is looked for: without it, the landmarks of a picture move the square of the next,
 * and that again the landmarks, even where nothing moves.
 * Source: `pose_landmark_filtering` of google-ai-edge/mediapipe, auxiliary landmarks, but for the cut-off at rest.
 */
export function createRegionSteadier() {
  const points = [0, 1].map(() => [createOneEuroFilter(options), createOneEuroFilter(options)] as const)
  let lastMs: number | null = null
  return (aligned: Alignment, timeMs: number): Region => {
    const seconds = inSeconds(Math.max(timeMs - (lastMs ?? timeMs), leastSpanMs) / 1000)
    lastMs = timeMs
    const { side } = regionAround(aligned)
    const steady = ({ x, y }: PixelPoint, index: 0 | 1): PixelPoint => ({
      x: points[index]?.[0](x, seconds, side) ?? x,
      y: points[index]?.[1](y, seconds, side) ?? y,
    })
    return regionAround({ middle: steady(aligned.middle, 0), rim: steady(aligned.rim, 1) })
  }
}
