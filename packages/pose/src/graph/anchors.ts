import { bodyInput } from './networks.ts'

/** Grids the body network looks through, coarser and coarser, and how many anchors stand on each of their places. */
const grids = [
  { stride: 8, anchors: 2 },
  { stride: 16, anchors: 2 },
  { stride: 32, anchors: 6 },
] as const

/**
 * Middles of the body network's 2,254 anchors, x and y by turns, from 0 to 1 of its input; every anchor is as large as
 * the input. Source: `ssd_anchors_calculator` of google-ai-edge/mediapipe with the options of its pose detector.
 */
export const anchorMiddles: Float32Array = Float32Array.from(
  grids.flatMap(({ stride, anchors }) => {
    const places = bodyInput.side / stride
    return Array.from({ length: places * places * anchors }, (_, index) => {
      const place = Math.floor(index / anchors)
      return [((place % places) + 0.5) / places, (Math.floor(place / places) + 0.5) / places]
    }).flat()
  }),
)
