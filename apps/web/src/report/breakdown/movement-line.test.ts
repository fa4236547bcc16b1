import { expect, test } from 'vitest'
import { ordinaryRangeSentence, type Result } from './movement-line.ts'

const stance: Result = {
  movement: 'single-leg-stance',
  variant: null,
  quality: 'good',
  value: 20,
  unit: 'seconds',
  isCensored: false,
  mostPossible: 60,
}
const squats: Result = { ...stance, movement: 'squat', value: 12, unit: 'repetitions', mostPossible: null }

test.each([
  [{ ...stance, value: 5 }, 'below 1 or above 16 seconds'],
  [{ ...stance, value: 60, isCensored: true }, 'below 19 seconds'],
  [{ ...stance, value: 40 }, 'below 12 seconds'],
  [{ ...stance, value: 30, mostPossible: 120 }, 'below 9 or above 94 seconds'],
  [{ ...stance, value: 0 }, 'above 4 seconds'],
  [squats, 'below 9 or above 15 repetitions'],
  [{ ...squats, value: 2 }, 'above 5 repetitions'],
  [
    { ...stance, movement: 'toe-touch', value: 90, unit: 'degrees', mostPossible: null },
    'below 73 or above 107 degrees',
  ],
] as const)('a real change from %o is %s', (result, limits) => {
  expect(ordinaryRangeSentence(result)).toBe(
    `Days differ. By our reckoning, only ${limits} next time would be a real change.`,
  )
})

test.each([
  ['done in an easier way', { ...stance, variant: 'supported' }],
  ['not seen well', { ...stance, quality: 'fair' }],
  ['no one has measured twice', { ...squats, movement: 'jumping-jack' }],
  ['this version does not know', { ...stance, movement: 'headstand' }],
] as const)('no range is stated for a result %s', (_, result) => {
  expect(ordinaryRangeSentence(result)).toBeNull()
})
