import { describe, expect, it } from 'vitest'
import { shareHoldingLess } from './balance/stance-evidence.ts'
import { chairStandNorm } from './norms/chair-stand-norm.ts'
import { sitAndReachNorm, toeTouchNorm } from './norms/reach-norm.ts'
import { publishedOf } from './published-quartiles.ts'

const person = { age: 65, sex: 'Female' } as const

describe('published quartiles', () => {
  it('of a stance have a quarter, half and three quarters of people below them', () => {
    const stance = publishedOf({ movement: 'single-leg-stance', variant: null }, person)
    const below = stance?.quartiles.map(seconds => shareHoldingLess(seconds, person.age, person.sex))
    expect(below).toEqual([0.25, 0.5, 0.75].map(share => expect.closeTo(share, 6)))
  })

  it.each([
    ['squat', 'seated', chairStandNorm.sd],
    ['squat', null, chairStandNorm.sd],
    ['toe-touch', null, toeTouchNorm.sdDegrees],
    ['sit-and-reach', null, sitAndReachNorm.sdDegrees],
  ] as const)('of %s (%s) lie 0.6745 SD on either side of the median', (movement, variant, sd) => {
    const [lower, median, upper] = publishedOf({ movement, variant }, person)?.quartiles ?? [0, 0, 0]
    expect([median - lower, upper - median]).toEqual(
      [0.6745 * sd, 0.6745 * sd].map(off => expect.closeTo(off)),
    )
  })

  it('do not exist for a movement without a curve', () => {
    expect(publishedOf({ movement: 'plank', variant: null }, person)).toBeNull()
    expect(publishedOf({ movement: 'toe-touch', variant: 'seated' }, person)).toBeNull()
  })
})
