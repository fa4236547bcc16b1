import { expect, test } from 'vitest'
import { bar, belowBar, scoresOf } from './bar.ts'

const whole = { performance: 100, accessibility: 100, 'best-practices': 100, seo: 100 }

test('scores are points out of 100, and what could not be measured has none', () => {
  const measured = { performance: { score: 0.936 }, accessibility: { score: 1 }, seo: { score: null } }
  expect(scoresOf(measured)).toEqual({ performance: 94, accessibility: 100, 'best-practices': 0, seo: 0 })
})

test('performance may miss ten points, all else none', () => {
  expect(belowBar({ ...whole, performance: 90 })).toEqual([])
  expect(belowBar({ ...whole, performance: 89, seo: 99 })).toEqual(['performance', 'seo'])
  expect(Object.keys(bar)).toHaveLength(4)
})
