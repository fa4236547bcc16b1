import { expect, test } from 'vitest'
import { asFilmed, type FilmCondition } from './film-condition.ts'
import { createPixelPlacer } from './place-pixels.ts'

const size = { width: 41, height: 41 }
const middle = 20

/** Red increases rightwards and green downwards by four per pixel, so that pixels reveal their origin. */
const picture = Uint32Array.from({ length: size.width * size.height }, (_, index) => {
  const red = 4 * (index % size.width)
  const green = 4 * Math.floor(index / size.width)
  return (0xff << 24) | (200 << 16) | (green << 8) | red
})

function placed(condition: Partial<FilmCondition>) {
  const pixels = new Uint32Array(picture.length)
  createPixelPlacer({ ...asFilmed, ...condition }, size)(picture, pixels)
  return (x: number, y: number) => {
    const pixel = pixels[y * size.width + x] ?? 0
    return { x: (pixel & 255) / 4, y: ((pixel >>> 8) & 255) / 4, rest: pixel >>> 16 }
  }
}

function expectFrom(found: { x: number; y: number }, x: number, y: number) {
  expect(Math.abs(found.x - x)).toBeLessThan(0.6)
  expect(Math.abs(found.y - y)).toBeLessThan(0.6)
}

test('a point above the middle moves left if the phone leans right', () => {
  const from = placed({ rollDegrees: 4 })
  expectFrom(from(middle, middle), middle, middle)
  const lean = 15 * Math.sin((4 * Math.PI) / 180)
  expectFrom(from(middle - Math.round(lean), 5), middle, 5)
  expectFrom(from(middle, 5), middle + lean, 5)
})

test('a farther view shows more of the room and extends the edges', () => {
  const from = placed({ scale: 0.5 })
  expectFrom(from(middle + 5, middle - 5), middle + 10, middle - 10)
  expectFrom(from(0, middle), 0, middle)
  expectFrom(from(size.width - 1, size.height - 1), size.width - 1, size.height - 1)
})

test('a nearer view fills the frame with the part around the centre', () => {
  const from = placed({ scale: 2, centre: { x: 0.25, y: 0.5 } })
  expectFrom(from(middle, middle), 9.75, middle)
  expectFrom(from(middle + 10, middle), 14.75, middle)
})

test('blue and alpha are unchanged', () => {
  const { rest } = placed({ rollDegrees: -4, scale: 0.8 })(7, 11)
  expect(rest >>> 8).toBeGreaterThanOrEqual(254)
  expect(rest & 255).toBeGreaterThanOrEqual(198)
})
