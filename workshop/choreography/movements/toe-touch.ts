import {
  type Arm,
  arcCosine,
  type Body,
  bend,
  bothSides,
  type Posture,
  pelvisHeight,
  pitch,
  skeletonOf,
  vector,
} from '@lithe/body'
import { swellAt } from './easing.ts'
import type { Movement } from './movement.ts'
import { hangingArm, plantedFeet, standingKneeDegrees, standingPosture } from './standing.ts'

export type Reach = {
  /** Chest rotation from upright: about 70 reaches the knees, 120 the floor. */
  foldDegrees: number
  /** Knee angle at the bottom; 174 is straight. */
  kneeDegrees: number
  startSeconds: number
  downSeconds: number
  holdSeconds: number
  upSeconds: number
}
export type ToeTouchScore = { seconds: number; reaches: readonly Reach[] }

const pelvisShare = 0.56
const lumbarShare = 0.27
const chestShare = 0.17
/** Backward hip shift in body heights at a fold of 100°, balancing the weight. */
const hipsBack = 0.085
const fingersClearFloorBy = 0.025

/** An arm hangs until near the floor, then points forward to clear it. */
function raiseToClearFloor(body: Body, shoulderHeight: number): number {
  const arm = body.upperArm + body.forearm + body.hand
  const excess = arm / Math.max(0.05, shoulderHeight - fingersClearFloorBy) - 1
  const softness = 0.03
  const softExcess = softness * Math.log1p(Math.exp(Math.min(40, excess / softness)))
  return arcCosine(1 / (1 + softExcess))
}

export function toeTouch(body: Body, score: ToeTouchScore): Movement {
  const feet = plantedFeet(body)

  const total = (seconds: number, amount: (reach: Reach) => number) =>
    score.reaches.reduce((sum, r) => {
      const top = r.startSeconds + r.downSeconds
      const fall = top + r.holdSeconds
      return sum + amount(r) * swellAt(seconds, { rise: r.startSeconds, top, fall, end: fall + r.upSeconds })
    }, 0)

  function postureAt(seconds: number): Posture {
    const calm = standingPosture(body, seconds, feet)
    const fold = total(seconds, reach => reach.foldDegrees)
    const kneeBend = total(seconds, reach => standingKneeDegrees - reach.kneeDegrees)
    const depth = fold / 100
    const still = 1 - Math.min(1, depth)
    const kneesForward = (body.shank * 0.35 * kneeBend * Math.PI) / 180
    const z = calm.pelvis.z + depth * (kneesForward - hipsBack * body.heightMetres) * 0.9
    const hips = bend(fold * pelvisShare)
    const planted = { side: 'left', foot: feet.left, kneeDegrees: standingKneeDegrees - kneeBend } as const
    const y = pelvisHeight(body, pitch(hips.pitch), { x: 0, z }, planted)
    const folded: Posture = {
      ...calm,
      pelvis: vector(calm.pelvis.x * still, y, z),
      hips,
      lumbar: bend(calm.lumbar.pitch + fold * lumbarShare),
      chest: bend(calm.chest.pitch + fold * chestShare, calm.chest.roll * still),
      neck: bend(calm.neck.pitch + 8 * depth),
      head: { ...calm.head, pitch: calm.head.pitch + 4 * depth },
    }
    const shoulder = skeletonOf(body, folded).sides.left.shoulder
    const raise = raiseToClearFloor(body, shoulder.y)
    const straight = Math.min(1, depth)
    const arm: Arm = {
      raise: hangingArm.raise * still + raise,
      spread: hangingArm.spread * (1 - 0.7 * straight),
      twist: hangingArm.twist,
      elbow: hangingArm.elbow * (1 - 0.75 * straight),
      wrist: hangingArm.wrist * still,
    }
    return { ...folded, arms: bothSides(() => arm) }
  }
  return { id: 'toe-touch', body, seconds: score.seconds, postureAt }
}
