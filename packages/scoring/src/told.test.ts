import { expect, test } from 'vitest'
import {
  comparisonOf,
  comparisonToldBy,
  mobilityStatus,
  toldAge,
  zoneOf,
  zoneSpans,
  zoneSpansFrom,
} from './told.ts'

test.each([
  [62, [52, 61.9], 'younger than'],
  [62, [52, 62], 'close to'],
  [62, [62, 72], 'close to'],
  [62, [62.1, 72], 'older than'],
] as const)('at %i, with a middle half of %j, an age is %s', (age, middleHalf, words) => {
  expect(comparisonOf(age, middleHalf)).toBe(words)
})

test.each([
  [62, [52, 61], [46, 68], 'green'],
  [62, [60, 70], [52, 78], 'green'],
  [62, [63, 73], [56, 80], 'yellow'],
  [62, [68, 78], [63, 84], 'red'],
] as const)('at %i, with %j inside %j, the status is %s', (age, range50, range80, status) => {
  expect(mobilityStatus(age, { range50, range80 })).toBe(status)
})

test('a report from before the middle half was told is read as it was then: two years either way', () => {
  const former = (mobilityAge: number) => comparisonToldBy(undefined, mobilityAge, 62)
  expect([60, 61, 63, 64].map(former)).toEqual(['younger than', 'close to', 'close to', 'older than'])
  expect(comparisonToldBy('close to', 58, 62)).toBe('close to')
})

test('no age is told below 20, and none beyond 88 as a number', () => {
  expect(toldAge(17.2)).toEqual({ years: 20, isOrMore: false })
  expect(toldAge(57.5)).toEqual({ years: 58, isOrMore: false })
  expect(toldAge(87.4)).toEqual({ years: 87, isOrMore: false })
  expect(toldAge(93)).toEqual({ years: 88, isOrMore: true })
})

test.each([zoneSpans, zoneSpansFrom(35, 72)])('every score lies in the span of its own zone: %j', spans => {
  for (let score = 0; score < 100; score += 0.5) {
    const { start, end } = spans[zoneOf(score, spans)]
    expect(score).toBeGreaterThanOrEqual(start)
    expect(score).toBeLessThan(end)
  }
})
