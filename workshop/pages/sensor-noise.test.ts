import { expect, test } from 'vitest'
import { createSensorNoise } from './sensor-noise.ts'

const greyPicture = () => new Uint8ClampedArray(4 * 10_000).fill(120)
const reds = (pixels: Uint8ClampedArray) => [...pixels].filter((_, index) => index % 4 === 0)
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

test('low light leaves about a third of a grey, with noise', () => {
  const pixels = greyPicture()
  createSensorNoise()(pixels)
  const values = reds(pixels)
  const spread = Math.sqrt(mean(values.map(value => (value - mean(values)) ** 2)))
  expect(mean(values)).toBeCloseTo(120 * 0.35, 0)
  expect(spread).toBeGreaterThan(4)
  expect(spread).toBeLessThan(6.5)
})

test('the same film gets the same noise, which differs in every frame', () => {
  const [noise, again] = [createSensorNoise(), createSensorNoise()]
  const [first, second, firstAgain] = [greyPicture(), greyPicture(), greyPicture()]
  noise(first)
  noise(second)
  again(firstAgain)
  expect(firstAgain).toEqual(first)
  expect(second).not.toEqual(first)
})

test('no frame becomes transparent', () => {
  const pixels = greyPicture()
  createSensorNoise()(pixels)
  expect(pixels.filter((_, index) => index % 4 === 3).every(alpha => alpha === 120)).toBe(true)
})
