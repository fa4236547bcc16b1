import { averagePerson, bodyOf, skeletonOf } from '@lithe/body'
import { landmark, type PoseFrame } from '@lithe/pose'
import { describe, expect, it } from 'vitest'
import { standing } from '../movements/standing.ts'
import { bodyAngles, interiorAngle } from '../truth/body-angles.ts'
import { phoneOnShelf } from './camera.ts'
import { filmPose } from './film-pose.ts'

const movement = standing(bodyOf(averagePerson), 4)
const skeleton = skeletonOf(movement.body, movement.postureAt(1))

function seen(frame: PoseFrame, name: Parameters<typeof landmark>[1]) {
  if (!frame.pose) throw new Error('nobody in the picture')
  return landmark(frame.pose, name)
}

describe('a filmed body', () => {
  const front = filmPose(skeleton, phoneOnShelf)

  it('has 33 visible landmarks inside the frame', () => {
    expect(front.pose).toHaveLength(33)
    for (const { image, visibility } of front.pose ?? []) {
      expect(image.x).toBeGreaterThan(0)
      expect(image.x).toBeLessThan(1)
      expect(image.y).toBeGreaterThan(0)
      expect(image.y).toBeLessThan(1)
      expect(visibility).toBeGreaterThan(0.9)
    }
  })

  it('has the left hand on the right of the frame, and the feet below the head', () => {
    expect(seen(front, 'leftWrist').image.x).toBeGreaterThan(seen(front, 'rightWrist').image.x)
    expect(seen(front, 'leftHeel').image.y).toBeGreaterThan(seen(front, 'nose').image.y)
    expect(seen(front, 'leftHeel').world.y).toBeGreaterThan(0.7)
    expect(seen(front, 'nose').world.z).toBeLessThan(0)
  })

  it('faces left in the frame when filmed from its left', () => {
    const side = filmPose(skeleton, { ...phoneOnShelf, yawDegrees: 90 })
    expect(seen(side, 'nose').image.x).toBeLessThan(seen(side, 'leftEar').image.x)
    expect(seen(side, 'leftShoulder').world.z).toBeLessThan(seen(side, 'rightShoulder').world.z)
  })

  it('keeps true angles in world space from every side', () => {
    for (const yawDegrees of [0, 35, 90, -90, 160]) {
      const frame = filmPose(skeleton, { ...phoneOnShelf, yawDegrees, rollDegrees: 8 })
      const at = (name: 'leftHip' | 'leftKnee' | 'leftAnkle') => seen(frame, name).world
      const knee = interiorAngle(at('leftHip'), at('leftKnee'), at('leftAnkle'))
      expect(knee).toBeCloseTo(bodyAngles(skeleton).kneeLeft, 6)
    }
  })

  it('has world landmarks centred on the mid-hips', () => {
    const left = seen(front, 'leftHip').world
    const right = seen(front, 'rightHip').world
    expect(left.x + right.x).toBeCloseTo(0, 9)
    expect(left.y + right.y).toBeCloseTo(0, 9)
    expect(left.z + right.z).toBeCloseTo(0, 9)
  })

  it('has feet of low visibility outside the frame', () => {
    const close = filmPose(skeleton, { ...phoneOnShelf, distanceMetres: 1.1, heightMetres: 1.3 })
    expect(seen(close, 'leftHeel').image.y).toBeGreaterThan(1)
    expect(seen(close, 'leftHeel').visibility).toBeLessThan(0.5)
    expect(seen(close, 'nose').visibility).toBeGreaterThan(0.9)
  })
})
