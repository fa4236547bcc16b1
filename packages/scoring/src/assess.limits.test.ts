import { expect, test } from 'vitest'
import { assess } from './assess.ts'
import type { Person } from './person.ts'
import { squats, stance, toeTouch } from './testing/measurements.ts'

const man50: Person = { age: 50, sex: 'Male' }
const nothing = { balance: undefined, flexibility: undefined, strength: [] }

test('a hold below 1.5 s counts as 1.5 s, even if the other results are young', () => {
  const person: Person = { age: 43, sex: 'Male' }
  const ageAfter = (seconds: number) =>
    assess(person, { balance: stance(seconds), flexibility: toeTouch(30), strength: [squats(40)] })
      .mobilityAge
  expect([ageAfter(0), ageAfter(1)]).toEqual([ageAfter(1.5), ageAfter(1.5)])
  expect(ageAfter(3)).toBeLessThan(ageAfter(1.5) ?? 0)
})

test('effects add up to the reported age, which is never below 20', () => {
  const results = { balance: undefined, flexibility: toeTouch(0), strength: [squats(388)] }
  for (const age of [21, 30, 39, 46, 60]) {
    const { mobilityAge, breakdown } = assess({ age, sex: 'Male' }, results)
    expect(mobilityAge).toBeGreaterThanOrEqual(20)
    const effects = [breakdown.flexibility, breakdown.strength].map(
      part => 'yearsEffect' in part && part.yearsEffect,
    )
    expect(age + Number(effects[0]) + Number(effects[1])).toBe(Math.round(mobilityAge ?? 0))
  }
})

test('a non-finite number counts as a skipped test', () => {
  const result = assess(man50, {
    balance: stance(Number.NaN),
    flexibility: toeTouch(Number.POSITIVE_INFINITY),
    strength: [squats(15, { windowSeconds: 0 })],
  })
  expect(result.missing.map(({ test }) => test)).toEqual(['balance', 'flexibility', 'strength'])
  expect(result.mobilityAge).toBeNull()
})

test('a squat is not accepted as a balance test', () => {
  expect(assess(man50, { ...nothing, balance: squats(10) }).missing).toContainEqual({
    test: 'balance',
    reason: null,
  })
})

test.each([11, 95, Number.NaN])('an age of %s is refused', age => {
  expect(() => assess({ age, sex: 'Male' }, nothing)).toThrow(RangeError)
})
