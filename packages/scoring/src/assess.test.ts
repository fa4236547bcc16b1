import { expect, test } from 'vitest'
import { assess } from './assess.ts'
import { toeTouchCurve } from './norms/toe-touch-norm.ts'
import type { Person } from './person.ts'
import { plank, refused, squats, stance, toeTouch } from './testing/measurements.ts'
import { referencePosteriors } from './testing/reference-posteriors.ts'

const woman = (age: number): Person => ({ age, sex: 'Female' })
const man = (age: number): Person => ({ age, sex: 'Male' })
const nothing = { balance: undefined, flexibility: undefined, strength: [] }

const meanToleranceYears = 1
const rangeToleranceYears = 1.5

test('holds 36 reference people', () => {
  expect(referencePosteriors).toHaveLength(36)
})

test.each(referencePosteriors)(
  'puts a $sex of $age performing at $performs within a year of the reference',
  ({ sex, age, holdSeconds, reps, leanDegrees, mean, range80 }) => {
    const hipDegrees = 180 - leanDegrees - toeTouchCurve.thighTiltDegrees
    const result = assess(
      { age, sex },
      { balance: stance(holdSeconds), flexibility: toeTouch(hipDegrees), strength: [squats(reps)] },
    )
    expect(Math.abs((result.mobilityAge ?? 0) - mean)).toBeLessThan(meanToleranceYears)
    expect(Math.abs((result.range80?.[0] ?? 0) - range80[0])).toBeLessThan(rangeToleranceYears)
    expect(Math.abs((result.range80?.[1] ?? 0) - range80[1])).toBeLessThan(rangeToleranceYears)
  },
)

test('gives the same answer to the same measurements', () => {
  const results = { balance: stance(22), flexibility: toeTouch(81), strength: [squats(11)] }
  expect(assess(man(62), results)).toEqual(assess(man(62), results))
})

test('takes years off for what went well and adds them for what did not', () => {
  const { breakdown } = assess(woman(68), {
    balance: stance(60),
    flexibility: toeTouch(110),
    strength: [squats(4)],
  })
  expect('yearsEffect' in breakdown.balance && breakdown.balance.yearsEffect).toBeLessThan(-1)
  expect('yearsEffect' in breakdown.flexibility && breakdown.flexibility.yearsEffect).toBeGreaterThan(1)
  expect('yearsEffect' in breakdown.strength && breakdown.strength.yearsEffect).toBeGreaterThan(3)
})

test('gives the whole breakdown of a squat, with the span of its zone', () => {
  const { breakdown } = assess(man(66), { ...nothing, strength: [squats(12, { partials: 2 })] })
  expect(breakdown.strength).toMatchObject({
    movement: 'squat',
    reps: 12,
    partials: 2,
    zone: 'yellow',
    zoneStart: 20,
    zoneEnd: 40,
  })
})

test('leaves a refused and an undone test out, each with its reason', () => {
  const result = assess(woman(62), {
    balance: refused('feet-out-of-frame'),
    flexibility: undefined,
    strength: [squats(14)],
  })
  expect(result.missing).toEqual([
    { test: 'balance', reason: 'feet-out-of-frame' },
    { test: 'flexibility', reason: null },
  ])
  expect(result.mobilityAge).not.toBeNull()
  expect(result.description).toContain('Balance and flexibility are not in it yet')
})

test('has no age to tell when no test could be scored', () => {
  const result = assess(woman(62), {
    balance: refused('no-person'),
    flexibility: toeTouch(80, { movement: 'sit-and-reach' }),
    strength: [],
  })
  expect(result).toMatchObject({ mobilityAge: null, range80: null, mobilityStatus: 'yellow' })
  expect(result.description).toContain('no mobility age this time')
  expect(result.recommendations.length).toBeGreaterThanOrEqual(3)
})

test('counts push-ups, planks and jumping jacks without scoring them', () => {
  const { breakdown, mobilityAge } = assess(man(40), {
    balance: stance(90, { windowSeconds: 120 }),
    flexibility: undefined,
    strength: [plank(64), squats(25, { movement: 'push-up' }), squats(40, { movement: 'jumping-jack' })],
  })
  const balanceAlone = assess(man(40), { ...nothing, balance: stance(90, { windowSeconds: 120 }) })
  expect(breakdown.strength).toMatchObject({
    movement: 'push-up',
    reps: 25,
    userScore: null,
    zone: null,
    zoneStart: 0,
    zoneEnd: 100,
    yearsEffect: null,
  })
  const told = 'observations' in breakdown.strength ? breakdown.strength.observations.join(' ') : ''
  expect(told).toContain('25 full push-ups')
  expect(told).toContain('64 seconds')
  expect(told).toContain('40 jumping jacks')
  expect(mobilityAge).toBe(balanceAlone.mobilityAge)
})

test('scores squats even when other strength movements come first', () => {
  const { breakdown } = assess(man(40), {
    ...nothing,
    strength: [squats(25, { movement: 'push-up' }), squats(18)],
  })
  expect(breakdown.strength).toMatchObject({ movement: 'squat', reps: 18 })
})

test('keeps a person under 20 near their own age and says why', () => {
  const results = { balance: stance(9), flexibility: toeTouch(100), strength: [squats(6)] }
  const youth = assess(man(16), results)
  expect(youth.prior).toEqual({ mean: 16, sd: 3 })
  expect(youth.mobilityAge ?? 99).toBeLessThan(22)
  expect(youth.description).toContain('Under 20')
  expect(assess(man(30), results).description).not.toContain('Under 20')
})

test('treats a number that is not one as a test left out', () => {
  const result = assess(man(50), {
    balance: stance(Number.NaN),
    flexibility: toeTouch(Number.POSITIVE_INFINITY),
    strength: [squats(15, { windowSeconds: 0 })],
  })
  expect(result.missing.map(({ test }) => test)).toEqual(['balance', 'flexibility', 'strength'])
  expect(result.mobilityAge).toBeNull()
})

test('does not take a squat for a balance test', () => {
  expect(assess(man(50), { ...nothing, balance: squats(10) }).missing).toContainEqual({
    test: 'balance',
    reason: null,
  })
})

test.each([11, 95, Number.NaN])('refuses an age of %s', age => {
  expect(() => assess(man(age), nothing)).toThrow(RangeError)
})
