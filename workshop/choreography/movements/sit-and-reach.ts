import {
  type Arm,
  armTo,
  type Body,
  bend,
  bothSides,
  type Posture,
  skeletonOf,
  type Vector,
  vector,
} from '@lithe/body'
import { type Swell, swellAt } from './easing.ts'
import type { Movement } from './movement.ts'
import { seatOf } from './seat.ts'
import { hangingArm } from './standing.ts'
import { breathAt, sway } from './stillness.ts'

export type SeatedReach = {
  /** Chest rotation from sitting tall: about 40 reaches the shins, 75 the toes. */
  foldDegrees: number
  startSeconds: number
  downSeconds: number
  holdSeconds: number
  upSeconds: number
}
export type SitAndReachScore = {
  seconds: number
  /** Knee angle; 176 is straight. */
  kneeDegrees: number
  reaches: readonly SeatedReach[]
}

// The pelvis tips first, then the back rounds from below; fractions of the fold, and delays in seconds.
const joints = {
  hips: { share: 0.4, afterSeconds: 0.12 },
  lumbar: { share: 0.34, afterSeconds: 0.2 },
  chest: { share: 0.26, afterSeconds: 0.28 },
}
/** Straight legs tip the pelvis back, and the back rounds to level the eyes. */
const sitting = { hips: -13, lumbar: 9, chest: 5 }
/** The arms are straight before the trunk is halfway. */
const armsShare = 0.6
const footPitch = -88
const onSide = (sign: 1 | -1, { x, y, z }: Vector) => vector(sign * x, y, z)
const elbowTowards = vector(0.6, -0.6, -0.5)

const foldSwell = ({ startSeconds, downSeconds, holdSeconds, upSeconds }: SeatedReach): Swell => {
  const top = startSeconds + downSeconds
  const fall = top + holdSeconds
  return { rise: startSeconds, top, fall, end: fall + upSeconds }
}
function armSwell(reach: SeatedReach): Swell {
  const { rise, end } = foldSwell(reach)
  const top = rise + armsShare * reach.downSeconds
  return { rise, top, fall: end - armsShare * reach.upSeconds, end: end + 0.2 }
}

export function sitAndReach(body: Body, score: SitAndReachScore): Movement {
  const seat = seatOf(body, score.kneeDegrees)
  const ankle = seat.leftAnkle

  const total = (seconds: number, swellOf: (reach: SeatedReach) => Swell, size = (_: SeatedReach) => 1) =>
    score.reaches.reduce((sum, reach) => sum + size(reach) * swellAt(seconds, swellOf(reach)), 0)
  const foldAt = (seconds: number) => total(seconds, foldSwell, ({ foldDegrees }) => foldDegrees)

  function postureAt(seconds: number): Posture {
    const breath = breathAt(seconds)
    const drift = sway(seconds)
    const part = (joint: keyof typeof joints) => {
      const { share, afterSeconds } = joints[joint]
      return sitting[joint] + share * foldAt(seconds - afterSeconds)
    }
    const reaching = Math.min(1, total(seconds, armSwell))
    const fold = foldAt(seconds)
    const seated: Posture = {
      pelvis: seat.hips,
      hips: bend(part('hips')),
      lumbar: bend(part('lumbar') + 0.3 * drift.forward),
      chest: bend(part('chest') - 0.7 * breath),
      neck: bend(2 + 0.3 * breath - 0.2 * fold),
      head: bend(-4 - 0.1 * fold + 0.4 * drift.forward),
      arms: bothSides(() => hangingArm),
      hands: bothSides(() => ({ inwards: 8 * (1 - reaching), down: 8 + 6 * (1 - reaching) })),
      feet: bothSides((_, sign) => ({
        ankle: vector(sign * ankle.x, ankle.y, ankle.z),
        pitch: footPitch,
        yaw: 0,
        kneeTowards: vector(0, 1, 0),
      })),
      breath,
    }
    const { sides } = skeletonOf(body, seated)
    const armOf = (shoulder: Vector, sign: 1 | -1): Arm => {
      const wrist = seat.wristAt(onSide(sign, shoulder), reaching)
      return armTo(body, shoulder, onSide(sign, wrist), onSide(sign, elbowTowards), sign)
    }
    return { ...seated, arms: bothSides((side, sign) => armOf(sides[side].shoulder, sign)) }
  }
  return { id: 'sit-and-reach', body, seconds: score.seconds, postureAt }
}
