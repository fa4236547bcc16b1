import { expect, test } from 'vitest'
import { createRegionSteadier } from './steady-region.ts'

const stepMs = 33
const at = (x: number) => ({ middle: { x, y: 300 }, rim: { x, y: 100 } })

/** Where the square's middle lies after each of these pictures. */
function middles(xs: readonly number[]) {
  const steady = createRegionSteadier()
  return xs.map((x, index) => steady(at(x), index * stepMs).x)
}
const spread = (values: readonly number[]) => Math.max(...values) - Math.min(...values)

test('the first square lies where the body is', () => {
  expect(createRegionSteadier()(at(320), 0)).toEqual({ x: 320, y: 300, side: 500, turn: 0 })
})

test('the square of a body at rest trembles a fifth as much as what is seen of it, or less', () => {
  const trembling = Array.from({ length: 90 }, (_, index) => 320 + (index % 2 ? 1 : -1))
  expect(spread(middles(trembling).slice(30))).toBeLessThan(spread(trembling) / 5)
})

test('the square of a body that crosses the picture in two seconds stays within a tenth of its side', () => {
  const walking = Array.from({ length: 60 }, (_, index) => 100 + index * 8)
  for (const [index, x] of middles(walking).entries())
    expect(Math.abs(x - (walking[index] ?? 0))).toBeLessThan(50)
})

test('half a second after a body has come to rest, so has its square', () => {
  const folding = Array.from({ length: 60 }, (_, index) => 260 + 60 * Math.cos((Math.PI * index) / 60))
  const held = Array.from({ length: 15 }, () => 200)
  expect(Math.abs((middles([...folding, ...held]).at(-1) ?? 0) - 200)).toBeLessThan(0.5)
})

test('pictures of the same moment give a finite square', () => {
  const steady = createRegionSteadier()
  steady(at(320), 100)
  expect(Object.values(steady(at(330), 100)).every(Number.isFinite)).toBe(true)
})
