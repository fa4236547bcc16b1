import type { Measurement } from '@lithe/movements/catalog'
import { expect, it } from 'vitest'
import { resultWords } from './result-words.ts'

const quality = {
  level: 'good',
  framesPerSecond: 30,
  trackedShare: 1,
  framedShare: 1,
  visibility: 1,
  view: 'side',
  viewDegrees: 90,
} as const
const reps = (count: number, partials = 0): Measurement => ({
  movement: 'push-up',
  windowSeconds: 60,
  reps: count,
  partials,
  deepestDegrees: 88,
  quality,
})

it.each<[string, Measurement]>([
  ['31.4 seconds', { movement: 'plank', windowSeconds: 120, longestHoldSeconds: 31.44, holds: [], quality }],
  [
    '82 degrees',
    {
      movement: 'sit-and-reach',
      windowSeconds: 60,
      minHipDegrees: 82.4,
      kneeDegrees: 175,
      minHipDegreesWithBentKnees: null,
      quality,
    },
  ],
  ['1 repetition', reps(1)],
  ['12 repetitions', reps(12, 3)],
  ['0 repetitions, 18 not full', reps(0, 18)],
  ['0 repetitions', reps(0)],
])('says %s', (words, measurement) => {
  expect(resultWords(measurement)).toBe(words)
})
