import type { InputRange } from './sample-region.ts'

/** What the body network says of a picture: a row for each anchor. */
export type BodyTensors = {
  /** [2254, 12]: middle x, y, width, height, then four points x, y, all in pixels of its input from the anchor's middle. */
  readonly boxes: Float32Array
  /** [2254]: how sure it is of a body, before the logistic. */
  readonly scores: Float32Array
}

/** What the landmark network says of a region. */
export type LandmarkTensors = {
  /** [39, 5]: x, y, z in pixels of its input; visibility and presence before the logistic. */
  readonly landmarks: Float32Array
  /** How sure it is that there is a body, 0–1. */
  readonly presence: number
  /** [64, 64, 39]: for each landmark how likely it lies there, before the logistic. */
  readonly heatMap: Float32Array
  /** [39, 3]: metres from the middle of the hips, in the turned region. */
  readonly world: Float32Array
}

/** The two networks of BlazePose; what runs them is the caller's choice. */
export type Networks = {
  /** [224, 224, 3]: the picture letter-boxed, −1…1. */
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

/** Landmarks the network finds: 33 of the body, two it is aligned by, four of no use here. */
export const foundLandmarks = 39

export const logistic = (value: number) => 1 / (1 + Math.exp(-value))
