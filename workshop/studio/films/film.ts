import {
  type Camera,
  type Expected,
  type Movement,
  type PastimeName,
  phoneOnShelf,
} from '../../choreography/choreography.ts'
import type { Look } from './figure/look.ts'
import type { Passer } from './reel.ts'

export type Film = {
  name: string
  /** The person, if the film is about them. */
  person?: { name: string; look: Look }
  framesPerSecond?: number
  movement: Movement
  camera: Camera
  size: { width: number; height: number }
  empty?: true
  /** Must count as no movement, except movements that this pastime really is. */
  pastime?: PastimeName
  passer?: Passer
  /** Reason for which it must be refused. */
  reason?: NonNullable<Expected['reason']>
}

export const portrait = { width: 480, height: 640 }
export const landscape = { width: 640, height: 480 }

export const standingCamera = (changes: Partial<Camera>): Camera => ({
  ...phoneOnShelf,
  aspect: portrait.width / portrait.height,
  ...changes,
})

/** The phone leans on something low, in landscape, for a person on the floor. */
export const floorCamera = (changes: Partial<Camera>): Camera => ({
  ...phoneOnShelf,
  aspect: landscape.width / landscape.height,
  distanceMetres: 2.6,
  heightMetres: 0.4,
  pitchDegrees: 1,
  verticalFieldDegrees: 42,
  ...changes,
})
