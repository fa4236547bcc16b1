import { averagePerson, bodyOf, lengthOf, minus, skeletonOf } from '@lithe/body'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyBody, skeletonsOf } from '../testing/example-bodies.ts'
import { bodyAngles } from '../truth/body-angles.ts'
import { type PlankScore, plank } from './plank.ts'

const body = bodyOf(averagePerson)
const still: PlankScore = {
  seconds: 12,
  on: 'forearms',
  unsteadiness: 1,
  lifts: [{ fromSeconds: 2, toSeconds: 10 }],
  slips: [],
}
const at = (score: PlankScore, seconds: number) => skeletonOf(body, plank(body, score).postureAt(seconds))

describe('a plank', () => {
  it.each([
    ['forearms', ['elbow', 'wrist', 'toe']],
    ['hands', ['wrist', 'fingertip', 'toe']],
  ] as const)('keeps the %s and the toes where they were planted', (on, joints) => {
    fc.assert(
      fc.property(anyBody, someone => {
        const skeletons = skeletonsOf(plank(someone, { ...still, on }), 3)
        const first = skeletons[0]
        for (const side of ['left', 'right'] as const)
          for (const joint of joints)
            for (const { sides } of skeletons)
              expect(
                lengthOf(minus(sides[side][joint], first?.sides[side][joint] ?? sides[side].hip)),
              ).toBeLessThan(0.001)
      }),
      { numRuns: 6 },
    )
  })

  it('begins and ends on the knees, with a straight line in between', () => {
    for (const seconds of [0.2, 11.8]) {
      expect(at(still, seconds).sides.left.knee.y).toBeLessThan(0.07)
      expect(bodyAngles(at(still, seconds)).hip).toBeLessThan(155)
    }
    for (const seconds of [3.5, 6, 8.5]) {
      expect(at(still, seconds).sides.left.knee.y).toBeGreaterThan(0.15)
      expect(bodyAngles(at(still, seconds)).hip).toBeGreaterThan(170)
    }
  })

  it('has the elbows under the shoulders', () => {
    const { shoulder, elbow } = at(still, 6).sides.left
    expect(Math.abs(shoulder.z - elbow.z)).toBeLessThan(0.03)
    expect(elbow.y).toBeLessThan(0.05)
  })

  it('shifts weight onto the arms before the knees leave the floor', () => {
    const shoulders = (seconds: number) => at(still, seconds).sides.left.shoulder.z
    expect(shoulders(1.9) - shoulders(0.5)).toBeGreaterThan(0.02)
    expect(at(still, 1.9).sides.left.knee.y).toBeLessThan(0.07)
  })

  it('lowers the hips to sag, and raises them to pike', () => {
    const slip = { startSeconds: 4, downSeconds: 1, bottomSeconds: 1, upSeconds: 1 }
    const middle = (offDegrees: number) => at({ ...still, slips: [{ ...slip, offDegrees }] }, 5.5).pelvis.y
    expect(middle(30)).toBeLessThan(middle(0) - 0.06)
    expect(middle(-35)).toBeGreaterThan(middle(0) + 0.06)
  })
})
