import { expect, it } from 'vitest'
import { unhinderedMsPerPicture } from './warm-up.ts'

const among = (msPerPicture: number[]) => unhinderedMsPerPicture({ msPerPicture, pose: null })

it('a device’s speed is that of frames undisturbed by the page', () => {
  expect(among([41, 95, 40, 88, 42, 120, 70])).toBe(41)
  expect(among([41, 40, 42, 41, 43, 40, 41])).toBe(40)
})

it('a single quick frame does not make a device fast', () => {
  expect(among([12, 90, 92, 91, 95, 90, 93])).toBe(90)
})

it('a device is as fast as its only finished frame, and too slow if no frame finished', () => {
  expect(among([2400])).toBe(2400)
  expect(among([])).toBe(Number.POSITIVE_INFINITY)
})
