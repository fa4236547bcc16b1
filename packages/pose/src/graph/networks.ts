import type { InputRange } from './sample-region.ts'

/** Output of the body network, with a row per anchor. */
export type BodyTensors = {
  /** [2254, 12]: middle x, y, width, height, then four points x, y, in input pixels from the anchor's centre. */
  readonly boxes: Float32Array
  /** [2254]: logits of a body. */
  readonly scores: Float32Array
}

export type LandmarkTensors = {
  /** [39, 5]: x, y, z in input pixels; logits of visibility and presence. */
  readonly landmarks: Float32Array
  /** Probability that a body is present, 0–1. */
  readonly presence: number
  /** [64, 64, 39]: logit of each landmark's location. */
  readonly heatMap: Float32Array
  /** [39, 3]: metres from the hip midpoint, in the rotated region. */
  readonly world: Float32Array
}

/** The two networks of BlazePose; the caller chooses the runtime. */
export type Networks = {
  /** [224, 224, 3]: the letterboxed frame, −1…1. */
  findBody(picture: Float32Array): Promise<BodyTensors>
  /** [256, 256, 3]: the region around a body, 0…1. */
  findLandmarks(region: Float32Array): Promise<LandmarkTensors>
}

export const bodyInput = {
  side: 224,
  range: { scale: 1 / 127.5, offset: -1 },
} as const satisfies { side: number; range: InputRange }

export const landmarkInput = {
  side: 256,
  range: { scale: 1 / 255, offset: 0 },
} as const satisfies { side: number; range: InputRange }

/** Landmarks of the network: 33 of the body, two for alignment, four unused. */
export const foundLandmarks = 39

export const logistic = (value: number) => 1 / (1 + Math.exp(-value))
