import fc from 'fast-check'
import { expect, test } from 'vitest'
import { zoneOf } from '../reported.ts'
import { type Effect, wholeYears, withHonestSigns } from './whole-years.ts'

const effectOf = (years: number, score: number): Effect => ({
  years,
  score,
  surpassed: score,
  zone: zoneOf(score),
})

const effect: fc.Arbitrary<Effect> = fc
  .record({
    years: fc.double({ min: -25, max: 25, noNaN: true }),
    score: fc.double({ min: 0, max: 100, noNaN: true }),
  })
  .map(({ years, score }) => effectOf(years, score))
const someEffects = fc.array(effect, { minLength: 1, maxLength: 3 })
const sumOf = (years: readonly number[]) => years.reduce((sum, each) => sum + each, 0)

test('whole years sum exactly, the upper half adds none and results below the median subtract none', () => {
  fc.assert(
    fc.property(someEffects, effects => {
      const honest = withHonestSigns(effects)
      const way = Math.round(sumOf(honest.map(({ years }) => years))) || 0
      const whole = wholeYears(honest, way)
      expect(sumOf(whole)).toBe(way)
      for (const [index, years] of whole.entries()) {
        expect(Number.isInteger(years)).toBe(true)
        if ((effects[index]?.score ?? 0) >= 50) expect(years).toBeLessThanOrEqual(0)
        else expect(years).toBeGreaterThanOrEqual(0)
        expect(Math.abs(years - (honest[index]?.years ?? 0))).toBeLessThan(1 + 1e-6)
      }
    }),
    { numRuns: 2000 },
  )
})

test('effects with valid signs are unchanged', () => {
  const effects = [effectOf(-3.2, 70), effectOf(2.1, 20)]
  expect(withHonestSigns(effects)).toEqual(effects)
})

test('an invalid addition moves to the lower results, or is dropped if there are no others', () => {
  expect(withHonestSigns([effectOf(0.5, 60), effectOf(5, 20)])).toEqual([effectOf(0, 60), effectOf(5.5, 20)])
  expect(withHonestSigns([effectOf(0.5, 60)])).toEqual([effectOf(0, 60)])
  const better = withHonestSigns([effectOf(0.5, 60), effectOf(-2, 80)])
  expect(better.map(({ years }) => years)).toEqual([0, -1.5])
})

test('an invalid subtraction moves to the other tests, or is dropped if there are no others', () => {
  for (const below of [10, 37])
    expect(withHonestSigns([effectOf(-2, below), effectOf(-4, 70), effectOf(9, 30)])).toEqual([
      effectOf(0, below),
      effectOf(-5, 70),
      effectOf(8, 30),
    ])
  expect(withHonestSigns([effectOf(-0.5, 49)])).toEqual([effectOf(0, 49)])
  expect(withHonestSigns([effectOf(-0.5, 37), effectOf(2, 5)])).toEqual([effectOf(0, 37), effectOf(1.5, 5)])
})

test('a result moves the age only as far as it certainly surpasses the median', () => {
  expect(withHonestSigns([effectOf(-3, 52)])[0]?.years).toBeCloseTo(-1.04)
  const cutShort = { ...effectOf(-3, 76), surpassed: 52 }
  expect(withHonestSigns([cutShort])[0]?.years).toBeCloseTo(-1.04)
  expect(withHonestSigns([{ ...cutShort, surpassed: 40 }])[0]?.years).toBeCloseTo(0)
})

test('a result red by rule subtracts nothing, even in the upper half', () => {
  const red = { ...effectOf(-2, 55), zone: 'red' } as const
  expect(withHonestSigns([red, effectOf(-4, 70)])).toEqual([{ ...red, years: 0 }, effectOf(-6, 70)])
})

test('the largest remainder is rounded up first', () => {
  expect(wholeYears([effectOf(1.2, 30), effectOf(2.7, 20), effectOf(-1.1, 80)], 3)).toEqual([1, 3, -1])
})
