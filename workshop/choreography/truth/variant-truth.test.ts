import { averagePerson, bodyOf } from '@lithe/body'
import { describe, expect, it } from 'vitest'
import { chairReach } from '../movements/chair-reach.ts'
import { chairStand, steadyRises } from '../movements/chair-stand.ts'
import { type HalfStep, semiTandem } from '../movements/semi-tandem.ts'
import { truthOf } from './truth.ts'

const body = bodyOf(averagePerson)
const expectedOf = (movement: Parameters<typeof truthOf>[0]) => truthOf(movement, 20, 0).expected

describe('the truth about chair stands', () => {
  it('counts full stands, and aborted rises separately', () => {
    const rises = steadyRises([1, 0.5, 1, 1])
    expect(expectedOf(chairStand(body, { seconds: 12, rises }))).toEqual({ reps: 3, partials: 1 })
  })

  it('counts a last stand that does not return to the seat', () => {
    const rises = [{ share: 1, startSeconds: 1, upSeconds: 1, topSeconds: 20, downSeconds: 1 }]
    expect(expectedOf(chairStand(body, { seconds: 5, rises }))).toEqual({ reps: 1, partials: 0 })
  })
})

describe('the truth about a semi-tandem stance', () => {
  const held = (steps: HalfStep[]) => expectedOf(semiTandem(body, { seconds: 12, unsteadiness: 1, steps }))

  it('gives the time in position and which foot was behind', () => {
    const { holds, longestHoldSeconds } = held([{ behind: 'right', fromSeconds: 2, toSeconds: 9 }])
    expect(holds).toMatchObject([{ lifted: 'right' }])
    expect(longestHoldSeconds).toBeCloseTo(7, 0)
  })

  it('ends with a step', () => {
    const { holds } = held([
      { behind: 'left', fromSeconds: 1.5, toSeconds: 4 },
      { behind: 'left', fromSeconds: 6, toSeconds: 10 },
    ])
    expect(holds).toHaveLength(2)
  })

  it('is empty if the feet are side by side', () => {
    expect(held([])).toEqual({ holds: [], longestHoldSeconds: 0 })
  })
})

describe('the truth about a reach on a chair', () => {
  const reach = { startSeconds: 1, downSeconds: 2, holdSeconds: 1.5, upSeconds: 1.5 }
  const reaching = (foldDegrees: number, kneeDegrees: number) =>
    expectedOf(
      chairReach(body, {
        seconds: 7,
        stretched: 'left',
        kneeDegrees,
        reaches: [{ ...reach, foldDegrees }],
      }),
    )

  it('has a smaller hip angle the further the body folds', () => {
    const angles = [10, 40, 70].map(fold => reaching(fold, 174).minHipDegrees ?? 180)
    expect(angles).toEqual([...angles].sort((a, b) => b - a))
    expect(angles[2]).toBeLessThan(65)
  })

  it('does not count a reach if the straight leg bends', () => {
    expect(reaching(60, 140).minHipDegrees).toBeUndefined()
  })
})
