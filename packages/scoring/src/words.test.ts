import { expect, test } from 'vitest'
import {
  balanceHint,
  balanceHintFor,
  comparisonWords,
  mobilityStatus,
  scoreBasis,
  zoneOfScore,
  zoneSpans,
} from './words.ts'

test.each([
  [60, 62, 'younger than'],
  [61, 62, 'close to'],
  [63, 62, 'close to'],
  [64, 62, 'older than'],
] as const)('a mobility age of %i at %i is %s', (mobilityAge, age, words) => {
  expect(comparisonWords(mobilityAge, age)).toBe(words)
})

test.each([
  [50, 62, 'green'],
  [63, 62, 'green'],
  [64, 62, 'yellow'],
  [68, 62, 'yellow'],
  [69, 62, 'red'],
] as const)('a mobility age of %i at %i is %s', (mobilityAge, age, status) => {
  expect(mobilityStatus(mobilityAge, age)).toBe(status)
})

test('words and status follow the age that is shown, so that subtracting agrees with them', () => {
  expect(comparisonWords(63.6, 62)).toBe(comparisonWords(64, 62))
  expect(mobilityStatus(63.6, 62)).toBe(mobilityStatus(64, 62))
})

test('every score lies in the span of its own zone', () => {
  for (let score = 0; score < 100; score += 0.5) {
    const { start, end } = zoneSpans[zoneOfScore(score)]
    expect(score).toBeGreaterThanOrEqual(start)
    expect(score).toBeLessThan(end)
  }
})

test('the balance hint reads as the product says it', () => {
  expect(balanceHint).toBe('Longest hold duration within 60s')
  expect(balanceHintFor(120)).toBe('Longest hold duration within 120s')
})

test('scores that rest on a model say that they are estimates', () => {
  expect(scoreBasis['toe-touch']).toContain('estimate')
  expect(scoreBasis['sit-and-reach']).toContain('estimate')
  expect(scoreBasis.squat).toContain('estimate')
  expect(scoreBasis['single-leg-stance']).not.toContain('estimate')
})
