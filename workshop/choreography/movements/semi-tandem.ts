import { type Body, bothSides, type Foot, type Posture, pelvisHeight, upright, vector } from '@lithe/body'
import type { Side } from '@lithe/pose'
import { swellAt } from './easing.ts'
import type { Movement } from './movement.ts'
import { plantedFeet, standingPosture } from './standing.ts'
import { sway } from './stillness.ts'

export type HalfStep = {
  behind: Side
  /** When the foot arrives behind the other, and when it leaves. */
  fromSeconds: number
  toSeconds: number
}
export type SemiTandemScore = {
  seconds: number
  steps: readonly HalfStep[]
  /** Sway; 1 is that of a steady adult. */
  unsteadiness: number
}

const stepSeconds = 0.7
const stepLiftMetres = 0.05
/** Ankle offset with the heel next to the other big toe, as fractions of body height. */
const halfStep = { back: 0.11, beside: 0.052 }
const waverMetres = 0.008
/** Knees are not locked while balancing. */
const softKneeDegrees = 166

const placedAt = ({ fromSeconds, toSeconds }: HalfStep, seconds: number) =>
  swellAt(seconds, {
    rise: fromSeconds - stepSeconds,
    top: fromSeconds,
    fall: toSeconds,
    end: toSeconds + stepSeconds,
  })

/** Steps one foot half a step behind the other, stands, and steps back. */
export function semiTandem(body: Body, { seconds, steps, unsteadiness }: SemiTandemScore): Movement {
  const planted = plantedFeet(body)
  const height = body.heightMetres

  function footAt(side: Side, sign: 1 | -1, time: number): Foot {
    const foot = planted[side]
    const placed = steps.reduce((sum, step) => sum + (step.behind === side ? placedAt(step, time) : 0), 0)
    const beside = sign * (halfStep.beside * height - Math.abs(foot.ankle.x))
    const ankle = vector(
      foot.ankle.x - placed * (foot.ankle.x + beside),
      foot.ankle.y + stepLiftMetres * 4 * placed * (1 - placed),
      foot.ankle.z - placed * halfStep.back * height,
    )
    return { ...foot, ankle }
  }

  function postureAt(time: number): Posture {
    const feet = bothSides((side, sign) => footAt(side, sign, time))
    const calm = standingPosture(body, time, feet)
    const drift = sway(time)
    const x = (feet.left.ankle.x + feet.right.ankle.x) / 2 + unsteadiness * waverMetres * drift.side
    const z = calm.pelvis.z + (feet.left.ankle.z + feet.right.ankle.z) / 2
    const stand = (side: Side) => {
      const { x: aside, z: along } = feet[side].ankle
      const foot = { ...feet[side], ankle: vector(aside, body.ankleHeight, along) }
      return pelvisHeight(body, upright, { x, z }, { side, foot, kneeDegrees: softKneeDegrees })
    }
    return { ...calm, pelvis: vector(x, (stand('left') + stand('right')) / 2, z), feet }
  }
  return { id: 'single-leg-stance', variant: 'semi-tandem', body, seconds, postureAt }
}
