import { describe, expect, it } from 'vitest'
import { armTo } from './arm-to.ts'
import { averagePerson, bodyOf } from './body.ts'
import { hangArm } from './limbs.ts'
import { lengthOf, minus, vector } from './vector.ts'

const body = bodyOf(averagePerson)
const wrists = [vector(0.3, 0.02, 0), vector(0.1, 0.4, 0.35), vector(0.25, 0.9, 0.2), vector(0.2, 0.5, -0.15)]

describe('an arm with a given wrist', () => {
  it.each(wrists)('has its wrist at that point, on either side (%o)', wrist => {
    for (const sign of [1, -1] as const) {
      const shoulder = vector(sign * 0.16, 0.5, 0.1)
      const target = vector(sign * wrist.x, wrist.y, wrist.z)
      const arm = armTo(body, shoulder, target, vector(sign * 0.5, 0, -0.8), sign)
      const { joints } = hangArm(body, shoulder, arm, sign)
      expect(lengthOf(minus(joints.wrist, target))).toBeLessThan(1e-6)
    }
  })

  it('bends its elbow towards the given side', () => {
    const shoulder = vector(0.16, 0.5, 0)
    const elbowTowards = (x: number) => {
      const arm = armTo(body, shoulder, vector(0.16, 0.1, 0.05), vector(x, 0, -0.3), 1)
      return hangArm(body, shoulder, arm, 1).joints.elbow.x
    }
    expect(elbowTowards(1)).toBeGreaterThan(0.2)
    expect(elbowTowards(-1)).toBeLessThan(0.12)
  })
})

describe('a resting hand', () => {
  it('lies palm down with the fingers ahead and the thumb towards the other hand', () => {
    const shoulder = vector(0.16, 0.5, 0)
    const arm = armTo(body, shoulder, vector(0.2, 0.03, 0), vector(0.5, 0, -0.8), 1)
    const { joints, bones } = hangArm(body, shoulder, arm, 1, { inwards: 0, down: 0 })
    expect(joints.fingertip.z - joints.wrist.z).toBeCloseTo(body.hand, 6)
    expect(joints.fingertip.y).toBeCloseTo(joints.wrist.y, 6)
    expect(bones.hand.z.x).toBeCloseTo(-1, 6)
  })
})
