import { expect, test } from 'vitest'
import { framesOver } from './film-motion.ts'

const at = (...moments: number[]) => moments.map(ms => ({ ms, picture: Buffer.of() }))

test('a motion is sampled evenly, each time with the last painted frame', () => {
  const shown = framesOver(700, at(1000, 1090, 1190, 1450, 1640, 1900))
  expect(shown.map(({ ms }) => ms)).toEqual([1000, 1090, 1190, 1190, 1190, 1450, 1450, 1640])
})

test('a motion that was never painted has no frames', () => {
  expect(framesOver(400, [])).toEqual([])
})
