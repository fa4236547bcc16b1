import { averagePerson, bodyOf, lengthOf, minus, skeletonOf } from '@lithe/body'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyBody, skeletonsOf } from '../testing/example-bodies.ts'
import { bodyAngles } from '../truth/body-angles.ts'
import { sitAndReach } from './sit-and-reach.ts'

const body = bodyOf(averagePerson)
const reach = { foldDegrees: 60, startSeconds: 1, downSeconds: 2.4, holdSeconds: 1.4, upSeconds: 2 }
const seated = sitAndReach(body, { seconds: 8, kneeDegrees: 176, reaches: [reach] })
const at = (seconds: number) => skeletonOf(body, seated.postureAt(seconds))

describe('a seated reach', () => {
  it('keeps hips and heels in place, and the knees at the given angle', () => {
    fc.assert(
      fc.property(anyBody, fc.integer({ min: 120, max: 178 }), (someone, kneeDegrees) => {
        const skeletons = skeletonsOf(sitAndReach(someone, { seconds: 8, kneeDegrees, reaches: [reach] }), 5)
        const first = skeletons[0]?.sides.left
        for (const skeleton of skeletons) {
          const { hip, heel } = skeleton.sides.left
          expect(lengthOf(minus(heel, first?.heel ?? hip))).toBeLessThan(0.001)
          expect(lengthOf(minus(hip, first?.hip ?? heel))).toBeLessThan(0.001)
          expect(bodyAngles(skeleton).kneeLeft).toBeCloseTo(kneeDegrees, 1)
        }
      }),
      { numRuns: 15 },
    )
  })

  it('keeps the toes up and bends the knees upwards', () => {
    const { toe, heel, knee, ankle } = at(0.5).sides.left
    expect(toe.y - heel.y).toBeGreaterThan(0.2)
    expect(knee.y).toBeGreaterThan(ankle.y)
  })

  it('reaches with straight arms, a rounded back and hands near the toes', () => {
    const { sides, bones } = at(4)
    expect(bodyAngles(at(4)).elbowLeft).toBeGreaterThan(165)
    expect(Math.abs(sides.left.fingertip.z - sides.left.toe.z)).toBeLessThan(0.2)
    expect(bones.chest.z.y).toBeLessThan(bones.pelvis.z.y - 0.4)
  })

  it('moves the hands before the back bends', () => {
    const hands = at(1.5).sides.left.wrist.z - at(1).sides.left.wrist.z
    const hip = bodyAngles(at(1)).hip - bodyAngles(at(1.5)).hip
    expect(hands).toBeGreaterThan(0.04)
    expect(hip).toBeLessThan(4)
  })
})
