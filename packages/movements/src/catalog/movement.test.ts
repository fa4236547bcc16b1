import { expect, test } from 'vitest'
import { mayStartByItself, movementIds } from './movement.ts'

test('only what is done standing and leaves strength for more starts by itself', () => {
  expect(movementIds.filter(id => mayStartByItself(id, null))).toEqual([
    'single-leg-stance',
    'toe-touch',
    'squat',
  ])
})
