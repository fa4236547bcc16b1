import {
  type Camera,
  type Expected,
  type Movement,
  type PastimeName,
  phoneOnShelf,
} from '@lithe/choreography'
import type { Look } from './figure/look.ts'
import type { Passer } from './reel.ts'

export type Film = {
  name: string
  /** Who does it, where that is what the film is about. */
  person?: { name: string; look: Look }
  framesPerSecond?: number
  movement: Movement
  camera: Camera
  size: { width: number; height: number }
  /** The room is empty. */
  empty?: true
  /** What is done in it is none of the movements but those that this pastime is. */
  pastime?: PastimeName
  passer?: Passer
  /** No number may come of it, for this reason. */
  reason?: NonNullable<Expected['reason']>
}

export const portrait = { width: 480, height: 640 }
export const landscape = { width: 640, height: 480 }

export const standingCamera = (changes: Partial<Camera>): Camera => ({
  ...phoneOnShelf,
  aspect: portrait.width / portrait.height,
  ...changes,
})

/** Leaning against something low, and turned: for a person on the floor. */
export const floorCamera = (changes: Partial<Camera>): Camera => ({
  ...phoneOnShelf,
  aspect: landscape.width / landscape.height,
  distanceMetres: 2.6,
  heightMetres: 0.4,
  pitchDegrees: 1,
  verticalFieldDegrees: 42,
  ...changes,
})
