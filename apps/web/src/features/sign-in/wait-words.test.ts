import { expect, it } from 'vitest'
import { waitWords } from './wait-words.ts'

it.each([
  [0, 'in 1 second'],
  [45, 'in 45 seconds'],
  [61, 'in 2 minutes'],
  [120, 'in 2 minutes'],
  [1200, 'in 20 minutes'],
  [5400, 'in 90 minutes'],
  [5401, 'in about 2 hours'],
  [82_800, 'in about 23 hours'],
])('a wait of %i seconds is said as “%s”', (seconds, words) => {
  expect(waitWords(seconds)).toBe(words)
})
