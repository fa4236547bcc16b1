import { type LandmarkName, landmarkIndex } from './landmark-names.ts'
import type { ImagePoint, WorldPoint } from './points.ts'
import type { Milliseconds } from './units.ts'

export type Landmark = {
  readonly image: ImagePoint
  readonly world: WorldPoint
  /** Probability that the point is in the frame and not occluded, 0–1. */
  readonly visibility: number
}

export type Pose = readonly Landmark[]

/** One frame. `pose` is null if no person was found. */
export type PoseFrame = {
  /** When the frame was taken; never derived from a frame count. */
  readonly time: Milliseconds
  /** Frame width ÷ height. */
  readonly aspect: number
  /** 33 landmarks in `landmarkNames` order. */
  readonly pose: Pose | null
}

export function landmark(pose: Pose, name: LandmarkName): Landmark {
  const found = pose[landmarkIndex[name]]
  if (!found) throw new RangeError(`a pose has 33 landmarks; ${name} is missing`)
  return found
}
