import { expect, test } from 'vitest'
import type { TestResult } from './advice/last-visit.ts'
import { verdictOf } from './change.ts'
import { assessInWords } from './testing/in-english.ts'
import { lastReach, lastSquats, lastStance, lastVisit } from './testing/last-visits.ts'
import { chairStands, squats, stance, toeTouch } from './testing/measurements.ts'

type Three = readonly [seconds: number, degrees: number, reps: number]
const resultsOf = ([seconds, degrees, reps]: Three, more: Partial<TestResult> = {}) => ({
  balance: lastStance(seconds, more),
  flexibility: lastReach(degrees),
  strength: lastSquats(reps),
})
const verdict = (last: Three, today: Three, isFirst = false) =>
  verdictOf({ results: resultsOf(last), isFirst }, resultsOf(today))

test('three small gains together are an improvement, and three small losses a decline', () => {
  expect(verdict([13, 69, 12], [28, 61, 15])).toBe('better')
  expect(verdict([28, 61, 15], [13, 69, 12])).toBe('less')
  expect(verdict([13, 69, 12], [13, 69, 13])).toBe('same')
})

test('one test’s gain may offset another’s loss', () => {
  expect(verdict([13, 69, 12], [13, 69, 18])).toBe('same')
  expect(verdict([13, 69, 12], [13, 85, 18])).toBe('same')
})

test('a practice effect is subtracted only after a first visit', () => {
  const [last, today] = [
    [20, 70, 12],
    [36, 62, 15],
  ] as const
  expect(verdict(last, today, true)).toBe('same')
  expect(verdict(last, today)).toBe('better')
})

test('a poorer recording needs a larger change', () => {
  const dim = (three: Three) => {
    const { balance, flexibility, strength } = resultsOf(three)
    const quality = 'poor' as const
    return {
      balance: { ...balance, quality },
      flexibility: { ...flexibility, quality },
      strength: { ...strength, quality },
    }
  }
  expect(verdictOf({ results: dim([13, 69, 12]), isFirst: false }, dim([28, 61, 15]))).toBe('same')
})

const none = { balance: null, flexibility: null, strength: null }
const stances = (last: TestResult, today: TestResult) =>
  verdictOf({ results: { ...none, balance: last }, isFirst: false }, { ...none, balance: today })
const running = { censored: true } as const

test('a poorly seen hold is better once it is several times as long', () => {
  const poor = (seconds: number) => lastStance(seconds, { quality: 'poor' })
  expect([20, 60].map(seconds => stances(poor(10), poor(seconds)))).toEqual(['same', 'better'])
})

test.each([
  ['ended early before', lastStance(12, running), lastStance(60, running)],
  ['ended early today', lastStance(40), lastStance(12, running)],
  ['was an easier variant', lastStance(12, { variant: 'supported' }), lastStance(40)],
] as const)('a stance that %s cannot be compared', (_what, last, today) => {
  expect(stances(last, today)).toBe('not-compared')
})

test('two censored holds show no change, and a single censored hold its minimum change', () => {
  expect(stances(lastStance(60, running), lastStance(59.2, running))).toBe('same')
  expect(stances(lastStance(60, running), lastStance(20))).toBe('less')
  expect(stances(lastStance(20), lastStance(60, running))).toBe('better')
})

test('a deeper reach on the floor is a gain', () => {
  const reach = (degrees: number) => ({
    ...none,
    flexibility: lastReach(degrees, { movement: 'sit-and-reach' }),
  })
  expect(verdictOf({ results: reach(70), isFirst: false }, reach(50))).toBe('better')
})

const steady = { flexibility: toeTouch(68), strength: [chairStands(9)] }
const woman = { age: 89, sex: 'Female' } as const
const told = (seconds: number, last: number) =>
  assessInWords(
    woman,
    { balance: stance(seconds), ...steady },
    lastVisit({
      balance: lastStance(last),
      flexibility: lastReach(68),
      strength: lastSquats(9, { variant: 'seated' }),
    }),
  )

test('a drop from over ten seconds to under five comes first, with advice, despite the retest error', () => {
  for (const [last, today] of [
    [23, 0.8],
    [10.4, 4.9],
  ] as const) {
    const { first, change } = told(today, last)
    expect(first).toMatch(/^Last time you held your balance for .* tell your doctor/)
    expect(change).toBe('less')
  }
  expect(told(5.1, 10.4).first).not.toMatch(/^Last time/)
})

test('the summary gives the joint verdict on two visits, but none on a first visit', () => {
  expect(told(23, 23).description).toContain('the same as last time')
  const first = assessInWords(woman, { balance: stance(23), ...steady, strength: [squats(9)] })
  expect(first.description).not.toMatch(/last time/i)
  expect(first.change).toBeNull()
})
