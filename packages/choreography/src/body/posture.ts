import type { Side } from '@lithe/pose'
import type { Vector } from './vector.ts'

/** Degrees: pitch bends forward, yaw turns to the left, roll tips to the right. */
export type Turn = { pitch: number; yaw: number; roll: number }

/** Degrees, against gravity: 0 hangs straight down whatever the trunk does. */
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

/** Where a foot is: its ankle, and how the foot is turned (pitch: toes down; yaw: toes out). */
export type Foot = {
  ankle: Vector
  pitch: number
  yaw: number
  /** The way the knee bends when the body lies or sits; standing, it follows the toes. */
  kneeTowards?: Vector
}

/** A hand that lies palm down on something, degrees: fingers ahead at 0. */
export type RestingHand = {
  /** Fingers turned towards the other hand. */
  inwards: number
  /** Fingers lower than the wrist. */
  down: number
}

/** One instant of a movement, before the legs are solved: the feet stand where they are told to. */
export type Posture = {
  /** Mid-hips. */
  pelvis: Vector
  hips: Turn
  lumbar: Turn
  chest: Turn
  neck: Turn
  head: Turn
  arms: Record<Side, Arm>
  /** Hands that rest on something, whatever their forearms do. */
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
