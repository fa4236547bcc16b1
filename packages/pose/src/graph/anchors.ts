import { bodyInput } from './networks.ts'

/** Grids of the body network, increasingly coarse, with their anchors per cell. */
const grids = [
  { stride: 8, anchors: 2 },
  { stride: 16, anchors: 2 },
  { stride: 32, anchors: 6 },
] as const

/**
 * Centres of the body network's 2,254 anchors, x and y alternating, 0–1 of its input; each anchor has the input's size.
 * Source: `ssd_anchors_calculator` of google-ai-edge/mediapipe with the options of its pose detector.
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
