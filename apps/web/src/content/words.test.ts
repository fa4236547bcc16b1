import { workoutSeconds, workoutSets } from '@lithe/movements/catalog'
import { expect, test } from 'vitest'
import { minutesInWords, movementsInWords } from './words.ts'

test('a set is announced with as many movements as it has', () => {
  expect(movementsInWords(workoutSets.default)).toBe('Three movements')
  expect(movementsInWords(workoutSets.organisation)).toBe('Five movements')
  expect(movementsInWords(workoutSets.default.slice(0, 1))).toBe('One movement')
})

test('a set is said to last minutes, not hundreds of seconds', () => {
  expect(minutesInWords(workoutSeconds(workoutSets.default))).toBe('2½')
  expect(minutesInWords(workoutSeconds(workoutSets.organisation))).toBe('8')
  expect([5, 44, 61].map(minutesInWords)).toEqual(['½', '½', '1'])
})
