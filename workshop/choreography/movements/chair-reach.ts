import { type Body, bend, bothSides, type Foot, legReach, type Posture, vector } from '@lithe/body'
import type { Side } from '@lithe/pose'
import { chairOf } from './chair.ts'
import { type Swell, swellAt } from './easing.ts'
import type { Movement } from './movement.ts'
import type { SeatedReach } from './sit-and-reach.ts'
import { hangingArm } from './standing.ts'
import { breathAt, sway } from './stillness.ts'

export type ChairReachScore = {
  seconds: number
  /** The straight leg, with its heel on the floor. */
  stretched: Side
  /** Knee angle; 174 is straight. */
  kneeDegrees: number
  reaches: readonly SeatedReach[]
}

const share = { hips: 0.55, lumbar: 0.25, chest: 0.2 }
const ankleAside = 0.06
const heelOnFloor = 0.054
const toesUp = -35
const sittingLean = 4
/** Degrees that the arms point ahead of straight down, towards the toes. */
const armsAhead = 24
const kneesUp = vector(0, 1, 1)

const swellOf = ({ startSeconds, downSeconds, holdSeconds, upSeconds }: SeatedReach): Swell => {
  const top = startSeconds + downSeconds
  return { rise: startSeconds, top, fall: top + holdSeconds, end: top + holdSeconds + upSeconds }
}

/** Sits on a chair's front edge with one leg straight, and moves the hands towards that foot. */
export function chairReach(
  body: Body,
  { seconds, stretched, kneeDegrees, reaches }: ChairReachScore,
): Movement {
  const { hipHeight, hipsBehindAnkle } = chairOf(body)
  const seat = vector(0, hipHeight, 0)
  const heel = heelOnFloor * body.heightMetres
  const leg = legReach(body.thigh, body.shank, kneeDegrees)
  const ahead = Math.sqrt(leg ** 2 - (hipHeight - heel) ** 2)

  const footOf = (side: Side, sign: 1 | -1): Foot => {
    const x = sign * ankleAside * body.heightMetres
    return side === stretched
      ? { ankle: vector(x, heel, ahead), pitch: toesUp, yaw: 0, kneeTowards: kneesUp }
      : { ankle: vector(x, body.ankleHeight, hipsBehindAnkle), pitch: 0, yaw: 0, kneeTowards: kneesUp }
  }

  function postureAt(time: number): Posture {
    const fold = reaches.reduce((sum, reach) => sum + reach.foldDegrees * swellAt(time, swellOf(reach)), 0)
    const reaching = Math.min(1, fold / 40)
    const breath = breathAt(time)
    const drift = sway(time)
    return {
      pelvis: seat,
      hips: bend(sittingLean + share.hips * fold),
      lumbar: bend(share.lumbar * fold + 0.3 * drift.forward),
      chest: bend(share.chest * fold - 0.7 * breath),
      neck: bend(2 - 0.2 * fold),
      head: bend(0.4 * drift.forward),
      arms: bothSides(() => ({ ...hangingArm, raise: hangingArm.raise + armsAhead * (1 + reaching) })),
      feet: bothSides(footOf),
      breath,
    }
  }
  return { id: 'toe-touch', variant: 'seated', seat, body, seconds, postureAt }
}
