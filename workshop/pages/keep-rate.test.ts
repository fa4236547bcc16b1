import { expect, test } from 'vitest'
import { keepRate } from './keep-rate.ts'

const kept = (filmed: number, rate: number | null, seconds = 4) => {
  const isNeeded = keepRate(rate)
  return Array.from({ length: filmed * seconds }, (_, index) => index / filmed).filter(isNeeded)
}

test('a rate of 15 fps keeps every second frame of 30 fps', () => {
  expect(kept(30, 15)).toEqual(Array.from({ length: 60 }, (_, index) => (2 * index) / 30))
})

test('a rate that does not divide the film’s rate is met on average, in whole frames', () => {
  expect(kept(30, 20)).toHaveLength(80)
  expect(kept(25, 15)).toHaveLength(60)
})

test('no film gains frames, and a film keeps all frames if no rate is given', () => {
  expect(kept(20, 30)).toHaveLength(80)
  expect(kept(20, null)).toHaveLength(80)
})
