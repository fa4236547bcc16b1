import { type WorkoutItem, workoutSeconds, workoutSets } from '@lithe/movements/catalog'
import { wayWords } from '@lithe/words/live/way'
import { expect, test } from 'vitest'
import { minutesInWords, movementsIn } from './set-size.ts'

test('a set is announced with its number of movements', () => {
  const said = (workouts: readonly WorkoutItem[]) =>
    wayWords.start.lede({ movements: movementsIn(workouts) }).split(' in front')[0]
  expect(said(workoutSets.default)).toBe('Three movements')
  expect(said(workoutSets.organisation)).toBe('Five movements')
  expect(said(workoutSets.default.slice(0, 1))).toBe('One movement')
})

test('a set’s duration is given in minutes', () => {
  expect(minutesInWords(workoutSeconds(workoutSets.default))).toBe('2½')
  expect(minutesInWords(workoutSeconds(workoutSets.organisation))).toBe('8')
  expect([5, 44, 61].map(minutesInWords)).toEqual(['½', '½', '1'])
})
