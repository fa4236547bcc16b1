import type { Body } from './body.ts'
import { solveLeg } from './leg.ts'
import type { Arm, Foot, RestingHand } from './posture.ts'
import { chain, pitch, type Rotation, roll, turn, yaw } from './rotation.ts'
import { between, plus, type Vector, vector } from './vector.ts'

export type ArmJoints = { shoulder: Vector; elbow: Vector; wrist: Vector; fingertip: Vector }
export type ArmBones = Record<'upperArm' | 'forearm' | 'hand', Rotation>
export type LegJoints = { hip: Vector; knee: Vector; ankle: Vector; heel: Vector; toe: Vector }
export type LegBones = Record<'thigh' | 'shank' | 'foot', Rotation>

/** +1 for the left side, whose outside is +x; −1 for the right. */
export type SideSign = 1 | -1

const down = (metres: number) => vector(0, -metres, 0)

const palmDown = (sign: SideSign): Rotation => ({
  x: vector(0, sign, 0),
  y: vector(0, 0, -1),
  z: vector(-sign, 0, 0),
})

const restingBone = ({ inwards, down: lower }: RestingHand, sign: SideSign) =>
  chain(yaw(-sign * inwards), pitch(lower), palmDown(sign))

export function hangArm(body: Body, shoulder: Vector, arm: Arm, sign: SideSign, resting?: RestingHand) {
  const upperArm = chain(pitch(-arm.raise), roll(sign * arm.spread), yaw(-sign * arm.twist))
  const forearm = chain(upperArm, pitch(-arm.elbow))
  const hand = resting ? restingBone(resting, sign) : chain(forearm, pitch(-arm.wrist))
  const elbow = plus(shoulder, turn(upperArm, down(body.upperArm)))
  const wrist = plus(elbow, turn(forearm, down(body.forearm)))
  const fingertip = plus(wrist, turn(hand, down(body.hand)))
  const joints: ArmJoints = { shoulder, elbow, wrist, fingertip }
  const bones: ArmBones = { upperArm, forearm, hand }
  return { joints, bones }
}

/** The knee follows the toes and partly the pelvis, unless its direction is given. */
export function standLeg(body: Body, hip: Vector, foot: Foot, pelvis: Rotation, sign: SideSign) {
  const { ankle } = foot
  const footBone = chain(yaw(sign * foot.yaw), pitch(foot.pitch))
  const facing = foot.kneeTowards ?? between(turn(yaw(sign * foot.yaw), vector(0, 0, 1)), pelvis.z, 0.2)
  const { knee, thigh, shank } = solveLeg(hip, ankle, facing, body.thigh, body.shank)
  const heel = plus(ankle, turn(footBone, body.heel))
  const toe = plus(ankle, turn(footBone, body.toe))
  const joints: LegJoints = { hip, knee, ankle, heel, toe }
  const bones: LegBones = { thigh, shank, foot: footBone }
  return { joints, bones }
}
