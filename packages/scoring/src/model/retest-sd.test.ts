import { expect, test } from 'vitest'
import { assess } from '../assess.ts'
import { clearView, refused, squats, stance, toeTouch } from '../testing/measurements.ts'

test('past 60 an age swings by more than two years between two sittings, in youth by less than one', () => {
  const swingOf = (age: number, seconds: number) =>
    assess(
      { age, sex: 'Female' },
      { balance: stance(seconds), flexibility: toeTouch(72), strength: [squats(14)] },
    ).retestSdYears ?? 0
  expect(swingOf(68, 20)).toBeGreaterThan(2)
  expect(swingOf(68, 20)).toBeLessThan(4.5)
  expect(swingOf(28, 60)).toBeLessThan(1)
})

test('what was not seen clearly swings more', () => {
  const swingOf = (level: 'good' | 'fair' | 'poor') => {
    const quality = { ...clearView, level }
    return assess(
      { age: 66, sex: 'Male' },
      {
        balance: stance(20, { quality }),
        flexibility: toeTouch(80, { quality }),
        strength: [squats(13, { quality })],
      },
    ).retestSdYears
  }
  expect(swingOf('fair')).toBeGreaterThan(swingOf('good') ?? 0)
  expect(swingOf('poor')).toBeGreaterThan(swingOf('fair') ?? 0)
})

test('there is no swing to tell without an age', () => {
  const person = { age: 66, sex: 'Male' } as const
  const nothing = { balance: refused('near-fall'), flexibility: undefined, strength: [] }
  expect(assess(person, nothing).retestSdYears).toBeNull()
})
