import { expect, test } from 'vitest'
import { createRunningMedian } from './running-median.ts'

test('a running median is that of the latest values, or of all until there are enough', () => {
  const median = createRunningMedian(3)
  expect([5, 1, 3, 9, 2, 2].map(median)).toEqual([5, 5, 3, 3, 3, 2])
})
