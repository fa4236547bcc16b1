import {
  averagePerson,
  bodyOf,
  film,
  type Movement,
  phoneOnShelf,
  standing,
} from '@lithe/workshop/choreography'
import { describe, expect, test } from 'vitest'
import { movementIds } from '../catalog/catalog.ts'
import { mirrored } from '../testing/alter-frames.ts'
import { signsIn } from '../testing/signs-in.ts'

const body = bodyOf(averagePerson)
const filmed = (movement: Movement, yawDegrees = 0) =>
  film(movement, { ...phoneOnShelf, yawDegrees }, 20).frames

describe('raised crossed arms', () => {
  const crossed = (seconds: number, spread = -34, raise = 118): Movement => {
    const still = standing(body, 5)
    const arm = { raise, spread, twist: 0, elbow: 40, wrist: 0 }
    return {
      ...still,
      postureAt(time) {
        const calm = still.postureAt(time)
        const isCrossed = time > 1 && time < 1 + seconds
        return isCrossed ? { ...calm, arms: { left: arm, right: arm } } : calm
      },
    }
  }

  test.each([0, 25])('are the stop sign once held for a second, from %i°', yaw => {
    const signs = signsIn(filmed(crossed(2.5), yaw), 'squat')
    expect(signs['arms-crossed']).toBeGreaterThanOrEqual(1.9)
    expect(signs['arms-crossed']).toBeLessThan(2.4)
  })

  test('are the stop sign in every movement, and in a mirror', () => {
    for (const movement of movementIds)
      expect(signsIn(mirrored(filmed(crossed(2.5))), movement)).toHaveProperty('arms-crossed')
  })

  test('are not the stop sign if held too briefly', () => {
    expect(signsIn(filmed(crossed(0.7)), 'squat')).toEqual({})
  })

  test('are not the stop sign in front of the chest', () => {
    expect(signsIn(filmed(crossed(2.5, -34, 42)), 'squat')).toEqual({})
  })

  test('are not the stop sign if raised side by side', () => {
    expect(signsIn(filmed(crossed(2.5, 6, 150)), 'squat')).toEqual({})
  })
})
