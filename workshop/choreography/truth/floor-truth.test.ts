import { averagePerson, bodyOf } from '@lithe/body'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { jumpingJack, steadyJacks } from '../movements/jumping-jack.ts'
import { type PlankScore, plank } from '../movements/plank.ts'
import { pushUp, steadyPushUps } from '../movements/push-up.ts'
import { sitAndReach } from '../movements/sit-and-reach.ts'
import { anyBody } from '../testing/example-bodies.ts'
import { expectedOf } from './expected.ts'

const body = bodyOf(averagePerson)

describe('the truth about push-ups', () => {
  it('finds the given elbow depth within a degree, on every body', () => {
    fc.assert(
      fc.property(anyBody, fc.integer({ min: 70, max: 89 }), (someone, depth) => {
        const movement = pushUp(someone, { seconds: 5, sagDegrees: 0, repetitions: steadyPushUps([depth]) })
        const found = expectedOf(movement)
        expect(found).toMatchObject({ reps: 1, partials: 0 })
        expect(Math.abs((found.deepestElbowDegrees ?? 0) - depth)).toBeLessThan(1)
      }),
      { numRuns: 4 },
    )
  })

  it('counts shallow push-ups separately, never as repetitions', () => {
    const repetitions = steadyPushUps([80, 115, 88, 100, 74])
    const found = expectedOf(pushUp(body, { seconds: 17, sagDegrees: 0, repetitions }))
    expect(found).toMatchObject({ reps: 3, partials: 2 })
  })
})

describe('the truth about jumping jacks', () => {
  it('counts jacks with the hands above the crown, and separately those with level arms', () => {
    const repetitions = steadyJacks([180, 90, 180, 175, 100])
    expect(expectedOf(jumpingJack(body, { seconds: 13, repetitions }))).toEqual({ reps: 3, partials: 2 })
  })

  it('does not count a jack whose feet hardly move apart', () => {
    const repetitions = steadyJacks([180, 180], { apartMetres: 0.3 })
    expect(expectedOf(jumpingJack(body, { seconds: 7, repetitions }))).toEqual({ reps: 0, partials: 2 })
  })
})

describe('the truth about a plank', () => {
  const score: PlankScore = {
    seconds: 14,
    on: 'forearms',
    unsteadiness: 1,
    lifts: [{ fromSeconds: 1.5, toSeconds: 12.5 }],
    slips: [],
  }
  const slip = { startSeconds: 5, downSeconds: 1, bottomSeconds: 1.5, upSeconds: 1 }

  it('is one hold, slightly shorter than the knees’ time off the floor', () => {
    const { holds, longestHoldSeconds } = expectedOf(plank(body, score))
    expect(holds).toHaveLength(1)
    expect(longestHoldSeconds).toBeGreaterThan(9.5)
    expect(longestHoldSeconds).toBeLessThan(11)
  })

  it.each([
    ['sags', 34],
    ['rises', -34],
  ])('ends when the body %s and begins again once the body is straight', (_, offDegrees) => {
    const { holds } = expectedOf(plank(body, { ...score, slips: [{ ...slip, offDegrees }] }))
    expect(holds).toHaveLength(2)
    expect(holds?.[0]?.to).toBeGreaterThan(5.2)
    expect(holds?.[0]?.to).toBeLessThan(6)
    expect(holds?.[1]?.from).toBeGreaterThan(7.5)
  })

  it('continues through a slip too small to leave the line', () => {
    const { holds } = expectedOf(plank(body, { ...score, slips: [{ ...slip, offDegrees: 8 }] }))
    expect(holds).toHaveLength(1)
  })

  it('ends when the knees come down', () => {
    const lifts = [
      { fromSeconds: 1.5, toSeconds: 5 },
      { fromSeconds: 7.5, toSeconds: 12.5 },
    ]
    const { holds, longestHoldSeconds } = expectedOf(plank(body, { ...score, lifts }))
    expect(holds).toHaveLength(2)
    expect(longestHoldSeconds).toBe(holds?.[1]?.seconds)
  })
})

describe('the truth about a seated reach', () => {
  const reach = { startSeconds: 1, downSeconds: 2.4, holdSeconds: 1.5, upSeconds: 2 }
  const reaching = (foldDegrees: number, kneeDegrees: number) =>
    expectedOf(sitAndReach(body, { seconds: 8, kneeDegrees, reaches: [{ ...reach, foldDegrees }] }))

  it('has a smaller hip angle the further the body folds', () => {
    const angles = [5, 25, 45, 70].map(fold => reaching(fold, 176).minHipDegrees ?? 180)
    expect(angles).toEqual([...angles].sort((a, b) => b - a))
    expect(angles[0]).toBeGreaterThan(85)
    expect(angles[3]).toBeLessThan(55)
  })

  it('reports bent knees separately without counting them', () => {
    const found = reaching(60, 138)
    expect(found.minHipDegrees).toBeUndefined()
    expect(found.minHipDegreesWithBentKnees).toBeLessThan(80)
  })
})
