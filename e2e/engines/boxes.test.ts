import { expect, test } from 'vitest'
import { otherwiseLaidOut } from './boxes.ts'

const box = (what: string, top: number) => ({ what, left: 24, top, width: 342, height: 60 })

test('an edge may be off by at most one pixel', () => {
  const chromium = [box('h1 Meet Etta', 88), box('button Next', 764)]
  expect(otherwiseLaidOut(chromium, [box('h1 Meet Etta', 88.9), box('button Next', 763.1)])).toEqual([])
  expect(otherwiseLaidOut(chromium, [box('h1 Meet Etta', 88), box('button Next', 791)])).toEqual([
    'button Next: 24.0 791.0 366.0 851.0, in Chromium 24.0 764.0 366.0 824.0',
  ])
})

test('missing and extra items are listed by name', () => {
  expect(otherwiseLaidOut([box('button Continue', 764)], [box('button Next', 764)])).toEqual([
    'missing: button Continue',
    'only here: button Next',
    '1 things where Chromium has 1',
  ])
})
