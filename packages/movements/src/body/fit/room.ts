import type { Vector } from './rows.ts'

/** Direction down in camera axes, with the camera pitched up by `pitch` radians. */
export const downOf = (pitch: number): Vector => [0, Math.cos(pitch), -Math.sin(pitch)]

/** Level direction away from the camera. */
export const awayOf = (pitch: number): Vector => [0, Math.sin(pitch), Math.cos(pitch)]

const levelOf = (right: number, away: number, pitch: number): Vector => [
  right,
  away * Math.sin(pitch),
  away * Math.cos(pitch),
]

/** Axis of a knee bending `towards`, pointing to the person's left. */
export const axisOf = (towards: number, pitch: number) => levelOf(Math.cos(towards), Math.sin(towards), pitch)

/** Horizontal direction in which the leg bends. */
export const forwardOf = (towards: number, pitch: number) =>
  levelOf(Math.sin(towards), -Math.cos(towards), pitch)
