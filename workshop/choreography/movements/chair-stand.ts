import { type Arm, type Body, bend, bothSides, type Posture, pelvisHeight, pitch, vector } from '@lithe/body'
import { chairOf, seatedKneeDegrees } from './chair.ts'
import { swellAt } from './easing.ts'
import type { Movement } from './movement.ts'
import { plantedFeet, standingKneeDegrees, standingPosture } from './standing.ts'

export type ChairRise = {
  /** Fraction of the way up; 1 is standing. */
  share: number
  startSeconds: number
  upSeconds: number
  topSeconds: number
  downSeconds: number
}
export type ChairStandScore = { seconds: number; rises: readonly ChairRise[] }

const crossedArm: Arm = { raise: 28, spread: 10, twist: 62, elbow: 118, wrist: 0 }
const sittingLean = 8
/** The trunk swings forward before the weight is over the feet, most of all halfway. */
const risingLean = 34

const heightAt = (rises: readonly ChairRise[], seconds: number) =>
  rises.reduce((sum, { share, startSeconds, upSeconds, topSeconds, downSeconds }) => {
    const top = startSeconds + upSeconds
    const fall = top + topSeconds
    return sum + share * swellAt(seconds, { rise: startSeconds, top, fall, end: fall + downSeconds })
  }, 0)

/** Stands up from a chair and sits down again, arms crossed. */
export function chairStand(body: Body, score: ChairStandScore): Movement {
  const feet = plantedFeet(body)
  const { hipHeight, hipsBehindAnkle } = chairOf(body)
  const seat = vector(0, hipHeight, -hipsBehindAnkle)

  function postureAt(seconds: number): Posture {
    const calm = standingPosture(body, seconds, feet)
    const up = heightAt(score.rises, seconds)
    const kneeDegrees = seatedKneeDegrees + up * (standingKneeDegrees - seatedKneeDegrees)
    const z = up * calm.pelvis.z - (1 - up) * hipsBehindAnkle
    const hips = bend(sittingLean * (1 - up) + risingLean * 4 * up * (1 - up))
    const planted = { side: 'left', foot: feet.left, kneeDegrees } as const
    return {
      ...calm,
      pelvis: vector(up * calm.pelvis.x, pelvisHeight(body, pitch(hips.pitch), { x: 0, z }, planted), z),
      hips,
      neck: bend(calm.neck.pitch - 0.4 * hips.pitch),
      arms: bothSides(() => crossedArm),
    }
  }
  return { id: 'squat', variant: 'seated', seat, body, seconds: score.seconds, postureAt }
}

/** Rises in turn at a steady tempo, each to its given height. */
export const steadyRises = (
  shares: readonly number[],
  { startSeconds = 1.5, tempoSeconds = 2.4 } = {},
): ChairRise[] =>
  shares.map((share, index) => ({
    share,
    startSeconds: startSeconds + index * tempoSeconds,
    upSeconds: tempoSeconds * 0.36,
    topSeconds: tempoSeconds * 0.1,
    downSeconds: tempoSeconds * 0.4,
  }))
