import { fittedMarks, type Side } from '@lithe/pose'
import { seenDistance } from './seen-distance.ts'
import { alongRays, type SeenJoint, type SeenJoints } from './seen-joints.ts'

const { jointFromMark, climbsByPower, sideByPower, farHipStraysMetres } = fittedMarks

/** Unit direction towards the body's left, as components to the right and away, from shoulders and hips. */
function leftOf({ leftShoulder, rightShoulder, leftHip, rightHip }: SeenJoints) {
  const across = (axis: 'x' | 'z') =>
    leftShoulder.world[axis] - rightShoulder.world[axis] + leftHip.world[axis] - rightHip.world[axis]
  const [right, away] = [across('x'), across('z')]
  const width = Math.max(1e-6, Math.hypot(right, away))
  return { right: right / width, away: away / width }
}

/** How upright the thigh is relative to the shank, 0–1. */
function straightness(hip: SeenJoint, knee: SeenJoint, ankle: SeenJoint) {
  const [thigh, shank] = [knee.down - hip.down, ankle.down - knee.down]
  return Math.max(0, Math.min(1, thigh / Math.max(1e-6, shank)))
}

/** Turns the rays of landmarks into rays of joint centres. */
export function jointsFromMarks(marks: SeenJoints): SeenJoints {
  const left = leftOf(marks)
  const facing = 1 - (1 - Math.abs(left.right)) ** sideByPower
  const aside = (farHipStraysMetres * 2 * left.right * left.away) / seenDistance(marks)
  const shoulderOf = (side: Side) =>
    alongRays(marks[`${side}Shoulder`], marks[`${side}Elbow`], jointFromMark.shoulder)
  const hipOf = (side: Side, isFar: boolean) => {
    const [mark, knee, ankle] = [marks[`${side}Hip`], marks[`${side}Knee`], marks[`${side}Ankle`]]
    const shift = facing * jointFromMark.hip * straightness(mark, knee, ankle) ** climbsByPower.hip
    const hip = alongRays(mark, knee, shift)
    return isFar ? { ...hip, right: hip.right - aside } : hip
  }
  const kneeOf = (side: Side) => {
    const [hip, mark, ankle] = [marks[`${side}Hip`], marks[`${side}Knee`], marks[`${side}Ankle`]]
    const shift = facing * jointFromMark.knee * straightness(hip, mark, ankle) ** climbsByPower.knee
    return alongRays(mark, ankle, shift)
  }
  return {
    ...marks,
    leftShoulder: shoulderOf('left'),
    rightShoulder: shoulderOf('right'),
    leftHip: hipOf('left', left.away > 0),
    rightHip: hipOf('right', left.away <= 0),
    leftKnee: kneeOf('left'),
    rightKnee: kneeOf('right'),
  }
}
