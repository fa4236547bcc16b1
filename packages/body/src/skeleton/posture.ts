import type { Side } from '@lithe/pose'
import type { Vector } from './vector.ts'

/** Degrees: pitch bends forward, yaw turns left, roll tips right. */
export type Turn = { pitch: number; yaw: number; roll: number }

/** Degrees relative to gravity: at 0 the arm hangs straight down, whatever the trunk does. */
export type Arm = {
  /** Forward and up. */
  raise: number
  /** Out to the side. */
  spread: number
  /** Inwards about the upper arm. */
  twist: number
  elbow: number
  wrist: number
}

/** A foot's ankle position and rotation (pitch: toes down; yaw: toes out). */
export type Foot = {
  ankle: Vector
  pitch: number
  yaw: number
  /** Knee direction when lying or sitting; when standing, it follows the toes. */
  kneeTowards?: Vector
}

/** A hand resting palm down, in degrees; at 0 the fingers point ahead. */
export type RestingHand = {
  /** Fingers turned towards the other hand. */
  inwards: number
  /** Fingers lower than the wrist. */
  down: number
}

/** One instant of a movement before its legs are solved, with the feet given. */
export type Posture = {
  pelvis: Vector
  hips: Turn
  lumbar: Turn
  chest: Turn
  neck: Turn
  head: Turn
  arms: Record<Side, Arm>
  /** Resting hands, independent of their forearms. */
  hands?: { [Its in Side]?: RestingHand | undefined }
  feet: Record<Side, Foot>
  /** 0 breathed out, 1 breathed in. */
  breath: number
}

export const noTurn: Turn = { pitch: 0, yaw: 0, roll: 0 }
export const bend = (pitch: number, roll = 0): Turn => ({ pitch, yaw: 0, roll })
export const bothSides = <T>(make: (side: Side, sign: 1 | -1) => T): Record<Side, T> => ({
  left: make('left', 1),
  right: make('right', -1),
})
