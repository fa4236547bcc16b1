import { expect, it } from 'vitest'
import { googleButtonWidth } from './google-place.tsx'

it.each([
  [0, 260],
  [259.6, 260],
  [260, 260],
  [312.4, 312],
  [420, 420],
  [900, 420],
])('the Google button in a container of %s px is %s px wide', (placePixels, width) => {
  expect(googleButtonWidth(placePixels)).toBe(width)
})
