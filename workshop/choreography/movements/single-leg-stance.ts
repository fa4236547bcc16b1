import {
  type Arm,
  arcSine,
  type Body,
  bothSides,
  chain,
  type Foot,
  type Posture,
  pelvisHeight,
  pitch,
  plus,
  roll,
  vector,
} from '@lithe/body'
import type { Side } from '@lithe/pose'
import { swellAt } from './easing.ts'
import type { Movement } from './movement.ts'
import { hangingArm, plantedFeet, standingKneeDegrees, standingPosture } from './standing.ts'
import { sway } from './stillness.ts'

export type StanceScoreHold = {
  lifted: Side
  /** When the foot leaves and regains the floor. */
  fromSeconds: number
  toSeconds: number
  liftMetres: number
}
export type StanceScore = {
  seconds: number
  holds: readonly StanceScoreHold[]
  arms: 'sides' | 'out' | 'hips'
  /** Sway on one leg; 1 is that of a steady adult. */
  unsteadiness: number
}

const armsOn: Record<StanceScore['arms'], Arm> = {
  sides: { ...hangingArm, spread: 15 },
  out: { raise: 6, spread: 58, twist: 4, elbow: 14, wrist: 2 },
  hips: { raise: -22, spread: 46, twist: 52, elbow: 92, wrist: -18 },
}
const liftSeconds = 0.8
const shiftSeconds = 1.1
/** Shift of the pelvis over the standing foot. */
const shiftShare = 0.86
const hangingFootPitch = 22
/** Rise of the pelvis on the lifted side. */
const hipHikeDegrees = 2.5
const waverMetres = 0.009

const liftedAt = (hold: StanceScoreHold, seconds: number) =>
  swellAt(seconds, {
    rise: hold.fromSeconds,
    top: hold.fromSeconds + liftSeconds,
    fall: hold.toSeconds - liftSeconds,
    end: hold.toSeconds,
  })
/** Weight shifts over the standing foot before the other leaves the floor, and back after it lands. */
const shiftedAt = (hold: StanceScoreHold, seconds: number) =>
  swellAt(seconds, {
    rise: hold.fromSeconds - shiftSeconds,
    top: hold.fromSeconds,
    fall: hold.toSeconds,
    end: hold.toSeconds + shiftSeconds,
  })

/** Lifts the foot up and slightly back, heel first with the toes hanging, as far as the floor allows. */
function liftFoot(body: Body, foot: Foot, metres: number): Foot {
  const room = 0.8 * arcSine(metres / (1.1 * body.toe.z))
  return {
    ...foot,
    ankle: plus(foot.ankle, vector(0, metres, -0.32 * metres)),
    pitch: hangingFootPitch * (1 - Math.exp(-room / hangingFootPitch)),
  }
}

export function singleLegStance(body: Body, score: StanceScore): Movement {
  const planted = plantedFeet(body)

  function postureAt(seconds: number): Posture {
    const calm = standingPosture(body, seconds, planted)
    const total = (amount: (hold: StanceScoreHold) => number) =>
      score.holds.reduce((sum, hold) => sum + amount(hold), 0)
    const towards = (hold: StanceScoreHold) => (hold.lifted === 'left' ? -1 : 1)
    const shift = total(hold => towards(hold) * shiftedAt(hold, seconds))
    const balancing = Math.min(1, Math.abs(shift))
    const lifted = bothSides(side =>
      total(hold => (hold.lifted === side ? hold.liftMetres * liftedAt(hold, seconds) : 0)),
    )
    const feet = bothSides(side => liftFoot(body, planted[side], lifted[side]))
    const drift = sway(seconds)
    const waver = balancing * score.unsteadiness
    const x = calm.pelvis.x + shift * shiftShare * planted.left.ankle.x + waver * waverMetres * drift.side
    const z = calm.pelvis.z + waver * waverMetres * 0.7 * drift.forward
    const tilt = total(hold => -towards(hold) * hipHikeDegrees * liftedAt(hold, seconds))
    const hips = { pitch: 3 * balancing, yaw: 0, roll: tilt }
    const turned = chain(pitch(hips.pitch), roll(hips.roll))
    const kneeDegrees = standingKneeDegrees - balancing
    const heights = bothSides(side =>
      pelvisHeight(body, turned, { x, z }, { side, foot: feet[side], kneeDegrees }),
    )
    const y = Math.min(heights.left, heights.right)
    const arm = bothSides((_, sign) => {
      const to = armsOn[score.arms]
      const mix = (key: keyof Arm) => calm.arms.left[key] * (1 - balancing) + to[key] * balancing
      return {
        raise: mix('raise') + 2 * waver * drift.forward,
        spread: mix('spread') + sign * 3 * waver * drift.side,
        twist: mix('twist'),
        elbow: mix('elbow'),
        wrist: mix('wrist'),
      }
    })
    return {
      ...calm,
      pelvis: vector(x, y, z),
      hips,
      lumbar: { pitch: calm.lumbar.pitch - 2 * balancing, yaw: 0, roll: -tilt * 0.9 },
      chest: { ...calm.chest, roll: calm.chest.roll + shift * 1.5 + waver * 2.2 * drift.side },
      arms: arm,
      feet,
    }
  }
  return { id: 'single-leg-stance', body, seconds: score.seconds, postureAt }
}
