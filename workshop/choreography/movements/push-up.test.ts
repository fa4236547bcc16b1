import { arcCosine, averagePerson, bodyOf, dot, lengthOf, minus, skeletonOf, unit } from '@lithe/body'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyBody, skeletonsOf } from '../testing/example-bodies.ts'
import { bodyAngles } from '../truth/body-angles.ts'
import { pushUp, steadyPushUps } from './push-up.ts'

const body = bodyOf(averagePerson)
const one = { seconds: 5, sagDegrees: 0, repetitions: steadyPushUps([84]) }

describe('a push-up', () => {
  it('keeps hands and toes planted, on every body', () => {
    fc.assert(
      fc.property(anyBody, fc.integer({ min: 72, max: 130 }), (someone, depth) => {
        const skeletons = skeletonsOf(pushUp(someone, { ...one, repetitions: steadyPushUps([depth]) }), 8)
        const first = skeletons[0]
        for (const side of ['left', 'right'] as const)
          for (const joint of ['wrist', 'fingertip', 'toe'] as const)
            for (const { sides } of skeletons)
              expect(
                lengthOf(minus(sides[side][joint], first?.sides[side][joint] ?? sides[side].hip)),
              ).toBeLessThan(0.001)
      }),
      { numRuns: 20 },
    )
  })

  it('keeps one straight line from shoulders to ankles', () => {
    for (const skeleton of skeletonsOf(pushUp(body, one))) {
      const { hip, kneeLeft } = bodyAngles(skeleton)
      expect(hip).toBeGreaterThan(170)
      expect(kneeLeft).toBeGreaterThan(176)
    }
  })

  it('holds the elbows about 45° off the body when they are at a right angle', () => {
    const rightAngle = pushUp(body, { ...one, repetitions: steadyPushUps([90]) })
    const { sides, neck, pelvis } = skeletonOf(body, rightAngle.postureAt(2.85))
    const down = unit(minus(pelvis, neck))
    const upperArm = unit(minus(sides.left.elbow, sides.left.shoulder))
    const flare = arcCosine(dot(down, upperArm))
    expect(flare).toBeGreaterThan(35)
    expect(flare).toBeLessThan(60)
  })

  it('moves the shoulders forward before the elbows bend', () => {
    const at = (seconds: number) => skeletonOf(body, pushUp(body, one).postureAt(seconds))
    const forward = at(1.62).sides.left.shoulder.z - at(1.3).sides.left.shoulder.z
    const bent = bodyAngles(at(1.3)).elbowLeft - bodyAngles(at(1.62)).elbowLeft
    expect(forward).toBeGreaterThan(0.001)
    expect(bent).toBeLessThan(1.5)
  })

  it('sags at the hips on request', () => {
    const sagging = skeletonsOf(pushUp(body, { ...one, sagDegrees: 25 }))[0]
    const straight = skeletonsOf(pushUp(body, one))[0]
    expect(sagging && bodyAngles(sagging).hip).toBeLessThan(164)
    expect(sagging?.pelvis.y).toBeLessThan((straight?.pelvis.y ?? 0) - 0.05)
  })
})
