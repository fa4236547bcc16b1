import { lengthOf, minus, skeletonOf } from '@lithe/body'
import { describe, expect, it } from 'vitest'
import { demonstrationOf } from './demonstration.ts'
import { expectedOf } from './truth/expected.ts'

const ids = ['push-up', 'jumping-jack', 'plank', 'sit-and-reach'] as const

describe.each(ids)('the demonstration of %s', id => {
  const movement = demonstrationOf(id)

  it('ends as it began, so that it can loop', () => {
    const at = (seconds: number) => skeletonOf(movement.body, movement.postureAt(seconds)).sides.left
    for (const joint of ['wrist', 'knee', 'shoulder', 'toe'] as const)
      expect(lengthOf(minus(at(movement.seconds)[joint], at(0)[joint]))).toBeLessThan(0.02)
  })
})

describe('measured demonstrations', () => {
  it('show one full repetition, a hold or a reach', () => {
    expect(expectedOf(demonstrationOf('push-up'))).toMatchObject({ reps: 1, partials: 0 })
    expect(expectedOf(demonstrationOf('jumping-jack'))).toEqual({ reps: 1, partials: 0 })
    expect(expectedOf(demonstrationOf('plank')).longestHoldSeconds).toBeGreaterThan(4)
    expect(expectedOf(demonstrationOf('sit-and-reach')).minHipDegrees).toBeLessThan(60)
  })
})
