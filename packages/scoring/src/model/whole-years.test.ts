import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Effect, wholeYears, withHonestSigns } from './whole-years.ts'

const effect: fc.Arbitrary<Effect> = fc.record({
  years: fc.double({ min: -25, max: 25, noNaN: true }),
  score: fc.double({ min: 0, max: 100, noNaN: true }),
})
const someEffects = fc.array(effect, { minLength: 1, maxLength: 3 })
const sumOf = (years: readonly number[]) => years.reduce((sum, each) => sum + each, 0)

test('whole years sum to the whole way, and a result of the better half adds none', () => {
  fc.assert(
    fc.property(someEffects, effects => {
      const honest = withHonestSigns(effects)
      const way = Math.round(sumOf(honest.map(({ years }) => years))) || 0
      const whole = wholeYears(honest, way)
      expect(sumOf(whole)).toBe(way)
      for (const [index, years] of whole.entries()) {
        expect(Number.isInteger(years)).toBe(true)
        if ((effects[index]?.score ?? 0) >= 50) expect(years).toBeLessThanOrEqual(0)
        expect(Math.abs(years - (honest[index]?.years ?? 0))).toBeLessThan(1 + 1e-6)
      }
    }),
    { numRuns: 2000 },
  )
})

test('parts whose signs are honest stay as they are', () => {
  const effects = [
    { years: -3.2, score: 70 },
    { years: 2.1, score: 20 },
  ]
  expect(withHonestSigns(effects)).toEqual(effects)
})

test('what a better half would have added goes to the other half, and is dropped when there is none', () => {
  expect(
    withHonestSigns([
      { years: 0.5, score: 60 },
      { years: 5, score: 20 },
    ]),
  ).toEqual([
    { years: 0, score: 60 },
    { years: 5.5, score: 20 },
  ])
  expect(withHonestSigns([{ years: 0.5, score: 60 }])).toEqual([{ years: 0, score: 60 }])
  const better = withHonestSigns([
    { years: 0.5, score: 60 },
    { years: -2, score: 80 },
  ])
  expect(better.map(({ years }) => years)).toEqual([0, -1.5])
})

test('the largest remainder is rounded up first', () => {
  expect(
    wholeYears(
      [
        { years: 1.2, score: 30 },
        { years: 2.7, score: 20 },
        { years: -1.1, score: 80 },
      ],
      3,
    ),
  ).toEqual([1, 3, -1])
})
