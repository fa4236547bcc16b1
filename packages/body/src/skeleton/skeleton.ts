import type { Side } from '@lithe/pose'
import type { Body } from './body.ts'
import { type ArmBones, type ArmJoints, hangArm, type LegBones, type LegJoints, standLeg } from './limbs.ts'
import { bothSides, type Posture, type Turn } from './posture.ts'
import { chain, pitch, type Rotation, roll, turn, yaw } from './rotation.ts'
import { plus, type Vector, vector } from './vector.ts'

export type SideJoints = ArmJoints & LegJoints
export type SideBones = ArmBones & LegBones

/** A body in a posture: joint positions and bone rotations in the room. */
export type Skeleton = {
  body: Body
  breath: number
  pelvis: Vector
  lumbar: Vector
  ribs: Vector
  neck: Vector
  head: Vector
  sides: Record<Side, SideJoints>
  bones: Record<'pelvis' | 'lumbar' | 'chest' | 'neck' | 'head', Rotation> & Record<Side, SideBones>
}

const rotationOf = (t: Turn) => chain(yaw(t.yaw), pitch(t.pitch), roll(t.roll))
const breathLiftsShouldersBy = 0.003

export function skeletonOf(body: Body, posture: Posture): Skeleton {
  const { pelvis, breath } = posture
  const hips = rotationOf(posture.hips)
  const waist = chain(hips, rotationOf(posture.lumbar))
  const chest = chain(waist, rotationOf(posture.chest))
  const neckBone = chain(chest, rotationOf(posture.neck))
  const headBone = chain(neckBone, rotationOf(posture.head))
  const lumbar = plus(pelvis, turn(hips, body.lumbar))
  const ribs = plus(lumbar, turn(waist, body.chest))
  const neck = plus(ribs, turn(chest, body.neck))
  const head = plus(neck, turn(neckBone, body.head))
  const limbs = bothSides((side, sign) => {
    const lift = vector(0, breathLiftsShouldersBy * breath, 0)
    const shoulder = plus(ribs, turn(chest, plus(body.shoulder[side], lift)))
    const hip = plus(pelvis, turn(hips, body.hip[side]))
    const arm = hangArm(body, shoulder, posture.arms[side], sign, posture.hands?.[side])
    const leg = standLeg(body, hip, posture.feet[side], hips, sign)
    return { joints: { ...arm.joints, ...leg.joints }, bones: { ...arm.bones, ...leg.bones } }
  })
  return {
    body,
    breath,
    pelvis,
    lumbar,
    ribs,
    neck,
    head,
    sides: { left: limbs.left.joints, right: limbs.right.joints },
    bones: {
      pelvis: hips,
      lumbar: waist,
      chest,
      neck: neckBone,
      head: headBone,
      left: limbs.left.bones,
      right: limbs.right.bones,
    },
  }
}
