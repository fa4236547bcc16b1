import type { Vector } from './rows.ts'

/** Room directions in camera axes, with the camera pitched up by `pitch` radians. */
export const downOf = (pitch: number): Vector => [0, Math.cos(pitch), -Math.sin(pitch)]

/** Level, away from the camera. */
export const awayOf = (pitch: number): Vector => [0, Math.sin(pitch), Math.cos(pitch)]

const levelOf = (right: number, away: number, pitch: number): Vector => [
  right,
  away * Math.sin(pitch),
  away * Math.cos(pitch),
]

/** Knee axis, to the person's left, of a leg bending `towards`. */
export const axisOf = (towards: number, pitch: number) => levelOf(Math.cos(towards), Math.sin(towards), pitch)

/** Horizontal direction the leg bends in. */
export const forwardOf = (towards: number, pitch: number) =>
  levelOf(Math.sin(towards), -Math.cos(towards), pitch)
