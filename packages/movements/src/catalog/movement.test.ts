import { expect, test } from 'vitest'
import { mayStartByItself, movementIds } from './movement.ts'

test('only standing movements that are not exhausting start automatically', () => {
  expect(movementIds.filter(id => mayStartByItself(id, null))).toEqual([
    'single-leg-stance',
    'toe-touch',
    'squat',
  ])
})
