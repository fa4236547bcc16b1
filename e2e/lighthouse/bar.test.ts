import { expect, test } from 'vitest'
import { belowBar, beyondBar, medianOf, scoresOf } from './bar.ts'

const whole = { performance: 100, accessibility: 100, 'best-practices': 100, seo: 100 }
const quick = {
  performance: 98,
  largestPaintMs: 1800,
  layoutShift: 0,
  blockedMs: 50,
  ownBlockedMs: 900,
  workMs: 900,
  longestTaskMs: 90,
}

test('scores are out of 100, or null for a category that could not be measured', () => {
  const measured = { performance: { score: 0.936 }, accessibility: { score: 1 }, seo: { score: null } }
  expect(scoresOf(measured)).toEqual({ performance: 94, accessibility: 100, 'best-practices': 0, seo: 0 })
})

test('accessibility, best practices and SEO must be perfect', () => {
  expect(belowBar(whole)).toEqual([])
  expect(belowBar({ ...whole, accessibility: 99, seo: 99 })).toEqual(['accessibility', 'seo'])
})

test('performance may lose two points on the landing page and five elsewhere', () => {
  expect(beyondBar('landing', quick)).toEqual([])
  expect(beyondBar('landing', { ...quick, performance: 97 })).toEqual(['performance 97 of 98'])
  expect(beyondBar('report', { ...quick, performance: 95 })).toEqual([])
})

test('a page that paints late, shifts or blocks is reported with each figure', () => {
  const slow = { ...quick, largestPaintMs: 1801, layoutShift: 0.02, blockedMs: 50.6 }
  expect(beyondBar('start', slow)).toEqual([
    'largest paint after 1801 ms; 1800 is the most',
    'shift 0.020',
    'blocked for 51 ms; 50 is the most',
  ])
})

test('each figure is the median of its own measurements', () => {
  const runs = [
    {
      performance: 90,
      largestPaintMs: 900,
      layoutShift: 0,
      blockedMs: 5,
      ownBlockedMs: 7,
      workMs: 3,
      longestTaskMs: 30,
    },
    {
      performance: 99,
      largestPaintMs: 1100,
      layoutShift: 0.1,
      blockedMs: 1,
      ownBlockedMs: 9,
      workMs: 2,
      longestTaskMs: 20,
    },
    {
      performance: 95,
      largestPaintMs: 1000,
      layoutShift: 0,
      blockedMs: 9,
      ownBlockedMs: 8,
      workMs: 1,
      longestTaskMs: 10,
    },
  ]
  expect(medianOf(runs)).toEqual({
    performance: 95,
    largestPaintMs: 1000,
    layoutShift: 0,
    blockedMs: 5,
    ownBlockedMs: 8,
    workMs: 2,
    longestTaskMs: 20,
  })
})
