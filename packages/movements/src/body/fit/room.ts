import type { Vector } from './rows.ts'

/** Directions of the room in the camera's axes; the camera looks up by `pitch` radians. */
export const downOf = (pitch: number): Vector => [0, Math.cos(pitch), -Math.sin(pitch)]

/** Level, away from the camera. */
export const awayOf = (pitch: number): Vector => [0, Math.sin(pitch), Math.cos(pitch)]

const levelOf = (right: number, away: number, pitch: number): Vector => [
  right,
  away * Math.sin(pitch),
  away * Math.cos(pitch),
]

/** Across a leg that bends `towards`, to the person's left: the axis a knee turns about. */
export const axisOf = (towards: number, pitch: number) => levelOf(Math.cos(towards), Math.sin(towards), pitch)

/** Level, in the way the leg bends. */
export const forwardOf = (towards: number, pitch: number) =>
  levelOf(Math.sin(towards), -Math.cos(towards), pitch)
