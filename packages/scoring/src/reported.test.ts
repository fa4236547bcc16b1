import { expect, test } from 'vitest'
import {
  comparisonOf,
  mobilityStatus,
  rangeHolds,
  reportedAge,
  zoneOf,
  zoneSpans,
  zoneSpansFrom,
} from './reported.ts'

const reportedAges = Array.from({ length: 69 }, (_, index) => reportedAge(20 + index))
const realAges = Array.from({ length: 75 }, (_, index) => 20 + index)

test('an age is called younger or older only from a difference of two whole years', () => {
  for (const reported of reportedAges.filter(({ isOrMore }) => !isOrMore))
    for (const age of realAges) {
      const apart = reported.years - age
      const words = apart <= -2 ? 'younger than' : apart >= 2 ? 'older than' : 'close to'
      expect(comparisonOf(reported, age), `${reported.years} at ${age}`).toBe(words)
    }
})

test('"88 or more" is older than every age up to 86, and compared with no age above', () => {
  const reported = reportedAge(97)
  for (const age of realAges)
    expect(comparisonOf(reported, age), String(age)).toBe(age <= 86 ? 'older than' : null)
})

test('the rounded age, as reported, is compared', () => {
  expect(comparisonOf(reportedAge(60.4), 62)).toBe('younger than')
  expect(comparisonOf(reportedAge(60.6), 62)).toBe('close to')
})

test.each([
  [62, [52, 61], [46, 68], 'green'],
  [62, [60, 70], [52, 78], 'green'],
  [62, [63, 73], [56, 80], 'yellow'],
  [62, [68, 78], [63, 84], 'red'],
] as const)('the status at %i, with %j inside %j, is %s', (age, range50, range80, status) => {
  expect(mobilityStatus(age, { range50, range80 })).toBe(status)
})

test('a range contains both its ends, and from 88 every age above', () => {
  expect([51, 52, 61, 62].map(age => rangeHolds([52, 61], age))).toEqual([false, true, true, false])
  expect([69, 88, 104].map(age => rangeHolds([70, 88], age))).toEqual([false, true, true])
})

test('no age is reported below 20, or as a number above 88', () => {
  expect(reportedAge(17.2)).toEqual({ years: 20, isOrMore: false })
  expect(reportedAge(57.5)).toEqual({ years: 58, isOrMore: false })
  expect(reportedAge(87.4)).toEqual({ years: 87, isOrMore: false })
  expect(reportedAge(93)).toEqual({ years: 88, isOrMore: true })
})

test.each([zoneSpans, zoneSpansFrom(35, 72)])('every score lies within its zone’s span: %j', spans => {
  for (let score = 0; score < 100; score += 0.5) {
    const { start, end } = spans[zoneOf(score, spans)]
    expect(score).toBeGreaterThanOrEqual(start)
    expect(score).toBeLessThan(end)
  }
})
