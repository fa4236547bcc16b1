import {
  type Arm,
  type Body,
  bend,
  bothSides,
  noTurn,
  type Posture,
  pelvisHeight,
  upright,
  vector,
} from '@lithe/body'
import type { Movement } from './movement.ts'
import { breathAt, sway } from './stillness.ts'

export const standingKneeDegrees = 176
export const hangingArm: Arm = { raise: 2, spread: 8, twist: 8, elbow: 12, wrist: 4 }
const quietSwayMetres = 0.004

/** Distance between the ankles, as a fraction of body height. */
export type StanceWidth = number
const hipWide: StanceWidth = 0.1

export function plantedFeet(body: Body, width: StanceWidth = hipWide, toesOutDegrees = 7) {
  return bothSides((_, sign) => ({
    ankle: vector((sign * width * body.heightMetres) / 2, body.ankleHeight, 0),
    pitch: 0,
    yaw: toesOutDegrees,
  }))
}

/** Stands relaxed: breathing, swaying slightly, with the weight just ahead of the ankles. */
export function standingPosture(body: Body, seconds: number, feet = plantedFeet(body)): Posture {
  const breath = breathAt(seconds)
  const drift = sway(seconds)
  const x = drift.side * quietSwayMetres
  const z = 0.012 * body.heightMetres + drift.forward * quietSwayMetres
  const standing = { side: 'left', foot: feet.left, kneeDegrees: standingKneeDegrees } as const
  const y = pelvisHeight(body, upright, { x: 0, z }, standing)
  return {
    pelvis: vector(x, y, z),
    hips: noTurn,
    lumbar: bend(0.4 * drift.forward),
    chest: bend(-0.7 * breath, -0.4 * drift.side),
    neck: bend(0.3 * breath),
    head: { pitch: 0.5 * drift.forward, yaw: 1.2 * drift.side, roll: 0 },
    arms: bothSides(() => ({ ...hangingArm, spread: hangingArm.spread + 0.6 * breath })),
    feet,
    breath,
  }
}

/** A person who just stands there. */
export function standing(body: Body, seconds: number): Movement {
  return { id: 'none', body, seconds, postureAt: time => standingPosture(body, time) }
}
