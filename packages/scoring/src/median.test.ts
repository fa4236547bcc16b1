import { describe, expect, test } from 'vitest'
import { assess } from './assess.ts'
import type { AnyPerson } from './person.ts'
import { chairStands, plank, squats, stance, toeTouch } from './testing/measurements.ts'

const sexes = ['Female', 'Male', 'Undisclosed'] as const
const people = [66, 75, 88].flatMap(age => sexes.map((sex): AnyPerson => ({ age, sex })))
const partsOf = (person: AnyPerson, [seconds, degrees, reps]: readonly [number, number, number]) =>
  assess(person, {
    balance: stance(seconds),
    flexibility: toeTouch(degrees),
    strength: [squats(reps)],
  }).breakdown
const medianIn = (part: object) => ('median' in part && typeof part.median === 'number' ? part.median : 0)

describe('the median next to a result', () => {
  test.each(people)('scores about 50 as the result of $sex, $age', person => {
    const { balance, flexibility, strength } = partsOf(person, [10, 90, 10])
    const own = [medianIn(balance), medianIn(flexibility), medianIn(strength)] as const
    const again = partsOf(person, own)
    for (const part of [again.balance, again.flexibility, again.strength])
      expect('userScore' in part && part.userScore).toBeCloseTo(50, person.sex === 'Undisclosed' ? -0.5 : 0)
  })

  test('is the whole window for a stance most people hold to the end', () => {
    expect(partsOf({ age: 30, sex: 'Female' }, [20, 90, 10]).balance).toMatchObject({ median: 60 })
  })

  test('is unknown without a curve over ages', () => {
    const { strength } = assess(
      { age: 30, sex: 'Female' },
      { balance: undefined, flexibility: undefined, strength: [plank(30), chairStands(12)] },
    ).breakdown
    const medians = 'movements' in strength ? strength.movements.map(medianIn) : []
    expect(medians).toEqual([medianIn(strength), 0])
    expect(medianIn(strength)).toBeGreaterThan(0)
  })
})
