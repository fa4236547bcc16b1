import { expect, test } from 'vitest'
import { createRegionSteadier } from './steady-region.ts'

const stepMs = 33
const at = (x: number) => ({ middle: { x, y: 300 }, rim: { x, y: 100 } })

/** The square's centre after each frame. */
function middles(xs: readonly number[]) {
  const steady = createRegionSteadier()
  return xs.map((x, index) => steady(at(x), index * stepMs).x)
}

test('the first square is centred on the body to within a hundredth of its side', () => {
  const { x, y, side, turn } = createRegionSteadier()(at(320), 0)
  expect(Math.abs(x - 320)).toBeLessThan(5)
  expect(Math.abs(y - 300)).toBeLessThan(5)
  expect(Math.abs(side - 500)).toBeLessThan(6)
  expect(turn).toBe(0)
})

test('the square of a resting body does not move, despite jitter', () => {
  const trembling = Array.from({ length: 90 }, (_, index) => 320 + (index % 2 ? 1 : -1))
  expect(new Set(middles(trembling).slice(30)).size).toBe(1)
})

/** A network that amplifies an offset of a millionth tenfold, within jitter. */
function seenFrom(roundsBy: number) {
  const steady = createRegionSteadier()
  let region = { x: 300, y: 300, side: 500, turn: 0 }
  return Array.from({ length: 200 }, (_, index) => {
    const tremble = 2 * Math.sin(region.x * 5 + region.side * 3) + roundsBy * Math.cos(index)
    region = steady(at(300 + 80 * Math.sin(index / 20) + tremble), index * stepMs)
    return region.x
  })
}

test('rounding differences between browsers do not grow, because the squares are the same', () => {
  const [one, other] = [seenFrom(0), seenFrom(1e-5)]
  expect(one.filter((x, index) => Math.abs(x - (other[index] ?? 0)) > 1e-9).length).toBeLessThanOrEqual(2)
})

test('the square of a body crossing the frame in two seconds stays within a tenth of its side', () => {
  const walking = Array.from({ length: 60 }, (_, index) => 100 + index * 8)
  for (const [index, x] of middles(walking).entries())
    expect(Math.abs(x - (walking[index] ?? 0))).toBeLessThan(50)
})

test('the square comes to rest on the nearest step half a second after its body', () => {
  const folding = Array.from({ length: 60 }, (_, index) => 260 + 60 * Math.cos((Math.PI * index) / 60))
  const held = Array.from({ length: 15 }, () => 200)
  expect(Math.abs((middles([...folding, ...held]).at(-1) ?? 0) - 200)).toBeLessThan(6)
})

test('simultaneous frames give a finite square', () => {
  const steady = createRegionSteadier()
  steady(at(320), 100)
  expect(Object.values(steady(at(330), 100)).every(Number.isFinite)).toBe(true)
})
