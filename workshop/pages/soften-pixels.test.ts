import { expect, test } from 'vitest'
import { softenPixels } from './soften-pixels.ts'

const size = { width: 5, height: 5 }
const black = 0xff000000
const greyOf = (level: number) => (black | (level << 16) | (level << 8) | level) >>> 0

test('a bright pixel spreads evenly over its neighbours', () => {
  const pixels = new Uint32Array(25).fill(black)
  pixels[12] = greyOf(160)
  softenPixels(pixels, size)
  const levels = [...pixels].map(pixel => pixel & 255)
  expect(levels[12]).toBe(40)
  expect([levels[11], levels[13], levels[7], levels[17]]).toEqual([20, 20, 20, 20])
  expect([levels[6], levels[18]]).toEqual([10, 10])
})

test('a uniform area is unchanged', () => {
  const pixels = new Uint32Array(25).fill(greyOf(77))
  softenPixels(pixels, size)
  expect([...new Set(pixels)]).toEqual([greyOf(77)])
})
