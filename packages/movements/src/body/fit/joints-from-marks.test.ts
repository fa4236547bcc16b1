import { performance as perform, phoneOnShelf } from '@lithe/workshop/choreography'
import { describe, expect, test } from 'vitest'
import { jointsFromMarks } from './joints-from-marks.ts'
import { seenJoints } from './seen-joints.ts'

/** Distance of joints from landmarks for a body at rest, in leg lengths. */
function movedFrom(yawDegrees: number) {
  const { frames } = perform('none', {}, { ...phoneOnShelf, yawDegrees }, 10, 1)
  const { pose, aspect } = frames[0] ?? { pose: null, aspect: 1 }
  if (!pose) throw new Error('nobody was filmed')
  const marks = seenJoints(pose, aspect)
  const joints = jointsFromMarks(marks)
  const leg = marks.leftAnkle.down - marks.leftHip.down
  return (joint: 'leftHip' | 'rightHip' | 'leftKnee') => ({
    right: (joints[joint].right - marks[joint].right) / leg,
    up: (marks[joint].down - joints[joint].down) / leg,
  })
}

describe('joints from marks', () => {
  test.each([0, 30, -45, 60])('are above the landmarks of a straight leg at %i°', yaw => {
    const moved = movedFrom(yaw)
    expect(moved('leftHip').up).toBeGreaterThan(0.025)
    expect(moved('leftKnee').up).toBeGreaterThan(0.02)
  })

  test('coincide with the landmarks in a side view', () => {
    const moved = movedFrom(90)
    expect(moved('leftHip').up).toBeLessThan(0.01)
    expect(moved('leftKnee').up).toBeLessThan(0.01)
  })

  test('put the far hip of an oblique body further back, whichever side is far', () => {
    const [fromTheLeft, fromTheRight] = [movedFrom(45), movedFrom(-45)]
    expect(fromTheRight('leftHip').right).toBeCloseTo(-fromTheLeft('rightHip').right, 2)
    expect(Math.abs(fromTheRight('leftHip').right)).toBeGreaterThan(0.03)
    expect(Math.abs(fromTheRight('rightHip').right)).toBeLessThan(0.01)
  })
})
