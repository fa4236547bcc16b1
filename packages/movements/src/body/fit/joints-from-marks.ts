import type { Side } from '@lithe/pose'
import { seenDistance } from './seen-distance.ts'
import { beyond, type SeenJoint, type SeenJoints } from './seen-joints.ts'

/** The engine marks the middle of the deltoid; the joint is this share of the upper arm behind it. */
const shoulderBehindMark = 0.14

/**
 * A straight leg's hip and knee are marked below the joint by this share of the bone, in every view but the side's; the
 * mark climbs to the joint as the leg bends, the faster the higher the power.
 */
const hipMark = { below: 0.08, power: 4 }
const kneeMark = { below: 0.07, power: 5 }
const sidePower = 4

/** Metres by which the far hip of a slanted body is marked too near to the side of it that is seen. */
const farHipStrays = 0.03

/** How the body is turned: which way its left is, in shares of 1 to the right and away, from shoulders and hips. */
function leftOf({ leftShoulder, rightShoulder, leftHip, rightHip }: SeenJoints) {
  const across = (axis: 'x' | 'z') =>
    leftShoulder.world[axis] - rightShoulder.world[axis] + leftHip.world[axis] - rightHip.world[axis]
  const [right, away] = [across('x'), across('z')]
  const width = Math.max(1e-6, Math.hypot(right, away))
  return { right: right / width, away: away / width }
}

/** 0–1: how upright the thigh is, next to the shank. */
function straightness(hip: SeenJoint, knee: SeenJoint, ankle: SeenJoint) {
  const [thigh, shank] = [knee.down - hip.down, ankle.down - knee.down]
  return Math.max(0, Math.min(1, thigh / Math.max(1e-6, shank)))
}

/** The rays on which the joints lie, from those of the engine's marks. */
export function jointsFromMarks(marks: SeenJoints): SeenJoints {
  const left = leftOf(marks)
  const facing = 1 - (1 - Math.abs(left.right)) ** sidePower
  const aside = (farHipStrays * 2 * left.right * left.away) / seenDistance(marks)
  const shoulderOf = (side: Side) =>
    beyond(marks[`${side}Shoulder`], marks[`${side}Elbow`], shoulderBehindMark)
  const hipOf = (side: Side, isFar: boolean) => {
    const [mark, knee, ankle] = [marks[`${side}Hip`], marks[`${side}Knee`], marks[`${side}Ankle`]]
    const hip = beyond(mark, knee, facing * hipMark.below * straightness(mark, knee, ankle) ** hipMark.power)
    return isFar ? { ...hip, right: hip.right - aside } : hip
  }
  const kneeOf = (side: Side) => {
    const [hip, mark, ankle] = [marks[`${side}Hip`], marks[`${side}Knee`], marks[`${side}Ankle`]]
    return beyond(mark, ankle, facing * kneeMark.below * straightness(hip, mark, ankle) ** kneeMark.power)
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
