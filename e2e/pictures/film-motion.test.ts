import { expect, test } from 'vitest'
import { framesOver } from './film-motion.ts'

const at = (...moments: number[]) => moments.map(ms => ({ ms, picture: Buffer.of() }))

test('a motion is shown at evenly spaced moments, each as it was painted last', () => {
  const shown = framesOver(700, at(1000, 1090, 1190, 1450, 1640, 1900))
  expect(shown.map(({ ms }) => ms)).toEqual([1000, 1090, 1190, 1190, 1190, 1450, 1450, 1640])
})

test('of what was never painted nothing is shown', () => {
  expect(framesOver(400, [])).toEqual([])
})
