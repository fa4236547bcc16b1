import { averagePerson, bodyOf, lengthOf, minus, skeletonOf } from '@lithe/body'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyBody } from '../testing/example-bodies.ts'
import { bodyAngles } from '../truth/body-angles.ts'
import { jumpingJack, steadyJacks } from './jumping-jack.ts'

const body = bodyOf(averagePerson)
const one = jumpingJack(body, { seconds: 5, repetitions: steadyJacks([180]) })
const at = (seconds: number) => skeletonOf(body, one.postureAt(seconds))

describe('a jumping jack', () => {
  it('begins and ends with the feet together and the arms down', () => {
    for (const seconds of [0.5, 4.5]) {
      const { left, right } = at(seconds).sides
      expect(left.ankle.x - right.ankle.x).toBeLessThan(0.2)
      expect(left.wrist.y).toBeLessThan(left.hip.y)
    }
  })

  it('has the fingertips together over the crown while the feet are apart', () => {
    const { sides, head } = at(2.1)
    expect(lengthOf(minus(sides.left.fingertip, sides.right.fingertip))).toBeLessThan(0.12)
    expect(sides.left.wrist.y).toBeGreaterThan(head.y + 0.2)
    expect(sides.left.ankle.x - sides.right.ankle.x).toBeCloseTo(0.7, 2)
  })

  it('has both feet in the air only between these positions', () => {
    const isOff = (seconds: number) => at(seconds).sides.left.toe.y > at(0).sides.left.toe.y + 0.01
    expect([1.61, 2.61].map(isOff)).toEqual([true, true])
    expect([0.5, 1.4, 2, 2.3, 3, 4].map(isOff)).toEqual([false, false, false, false, false, false])
  })

  it('bends the knees before it jumps', () => {
    expect(bodyAngles(at(1.27)).kneeLeft).toBeLessThan(150)
    expect(bodyAngles(at(0.8)).kneeLeft).toBeGreaterThan(172)
  })

  it('never overstretches a leg, for any body', () => {
    const tempo = fc.double({ min: 1.4, max: 2.4, noNaN: true })
    const apart = fc.double({ min: 0.45, max: 0.85, noNaN: true })
    fc.assert(
      fc.property(anyBody, tempo, apart, (someone, tempoSeconds, apartMetres) => {
        const repetitions = steadyJacks([180, 180], { tempoSeconds, apartMetres })
        const movement = jumpingJack(someone, { seconds: 7, repetitions })
        for (let t = 0.8; t < 6; t += 0.02) {
          const knee = bodyAngles(skeletonOf(someone, movement.postureAt(t))).kneeLeft
          expect(knee).toBeGreaterThan(115)
          expect(knee).toBeLessThan(179.5)
        }
      }),
      { numRuns: 15 },
    )
  })
})
