import { averagePerson, bodyOf } from '@lithe/body'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { singleLegStance } from '../movements/single-leg-stance.ts'
import { squat, steadyRepetitions } from '../movements/squat.ts'
import { toeTouch } from '../movements/toe-touch.ts'
import { truthOf } from './truth.ts'

const body = bodyOf(averagePerson)
const expectedOf = (movement: Parameters<typeof truthOf>[0]) => truthOf(movement, 20, 0).expected

describe('the truth about squats', () => {
  it('finds the given depth within a degree', () => {
    const depths = fc.integer({ min: 50, max: 88 })
    fc.assert(
      fc.property(depths, fc.double({ min: 1.45, max: 1.95, noNaN: true }), (depth, heightMetres) => {
        const person = bodyOf({ heightMetres, sex: 'male', build: 1 })
        const found = expectedOf(squat(person, { seconds: 6, repetitions: steadyRepetitions([depth]) }))
        expect(found.reps).toBe(1)
        expect(Math.abs((found.deepestKneeDegrees ?? 0) - depth)).toBeLessThan(1)
      }),
      { numRuns: 8 },
    )
  })

  it('counts shallow attempts separately, never as repetitions', () => {
    const repetitions = steadyRepetitions([60, 100, 72, 120, 88])
    const expected = expectedOf(squat(body, { seconds: 18, repetitions }))
    expect(expected).toMatchObject({ reps: 3, partials: 2 })
    expect(expected.deepestKneeDegrees).toBeCloseTo(60, 0)
  })
})

describe('the truth about a stance', () => {
  const holds = [
    { lifted: 'right', fromSeconds: 1.5, toSeconds: 10.5, liftMetres: 0.25 },
    { lifted: 'left', fromSeconds: 12.5, toSeconds: 16, liftMetres: 0.2 },
  ] as const

  it('reports each hold and its side, slightly shorter than the time off the floor', () => {
    const movement = singleLegStance(body, { seconds: 18, arms: 'sides', unsteadiness: 1, holds })
    const expected = expectedOf(movement)
    expect(expected.holds?.map(hold => hold.lifted)).toEqual(['right', 'left'])
    expect(expected.longestHoldSeconds).toBeGreaterThan(8.3)
    expect(expected.longestHoldSeconds).toBeLessThan(9)
    const ankles = truthOf(movement, 20, 0).frames.filter(({ t }) => t > 3 && t < 9)
    for (const { ankleHeightLeft, ankleHeightRight } of ankles)
      expect(ankleHeightRight - ankleHeightLeft).toBeCloseTo(0.25, 2)
  })

  it('contains no hold with both feet down', () => {
    const movement = singleLegStance(body, { seconds: 5, arms: 'out', unsteadiness: 1, holds: [] })
    expect(expectedOf(movement)).toEqual({ holds: [], longestHoldSeconds: 0 })
  })
})

describe('the truth about a toe touch', () => {
  const reach = { startSeconds: 1.5, downSeconds: 2.5, holdSeconds: 2, upSeconds: 2 }
  const reaching = (foldDegrees: number, kneeDegrees: number) =>
    expectedOf(toeTouch(body, { seconds: 10, reaches: [{ ...reach, foldDegrees, kneeDegrees }] }))

  it('has a smaller hip angle the further the body folds', () => {
    const angles = [30, 60, 90, 120].map(fold => reaching(fold, 174).minHipDegrees ?? 180)
    expect(angles).toEqual([...angles].sort((a, b) => b - a))
    expect(angles[0]).toBeGreaterThan(140)
    expect(angles[3]).toBeLessThan(80)
  })

  it('reports a bent-knee reach separately without counting it', () => {
    const { minHipDegrees, minHipDegreesWithBentKnees } = reaching(100, 135)
    expect(minHipDegreesWithBentKnees).toBeLessThan(95)
    expect(minHipDegrees).toBeGreaterThan((minHipDegreesWithBentKnees ?? 0) + 20)
  })

  it('has a standing hip angle of about 175°', () => {
    const frame = truthOf(toeTouch(body, { seconds: 2, reaches: [] }), 20, 90).frames[10]
    expect(frame?.hip).toBeGreaterThan(172)
    expect(frame?.hip).toBeLessThan(178)
  })
})
