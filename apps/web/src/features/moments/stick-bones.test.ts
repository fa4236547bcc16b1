import { expect, it } from 'vitest'
import { between, curveOf, figureOf, frameOf, headOf, isSideOn, pathsOf } from './stick-bones.ts'

/** Standing: nose, then shoulders, elbows, wrists, hips, knees, ankles, heels and toes by twos. */
const standing = (halfShoulders: number) => {
  const pair = (half: number, y: number) => [500 - half, y, 500 + half, y]
  return [
    ...[500, 100],
    ...[pair(halfShoulders, 200), pair(halfShoulders, 320), pair(halfShoulders, 430)].flat(),
    ...[pair(halfShoulders / 2, 500), pair(halfShoulders / 2, 700), pair(halfShoulders / 2, 880)].flat(),
    ...[pair(halfShoulders / 2, 900), pair(halfShoulders / 2, 910)].flat(),
  ]
}
const front = figureOf(standing(120), 0.75)
const side = figureOf(standing(20), 0.75)

it('a figure is as wide as its picture was', () => {
  expect(front).toHaveLength(17)
  expect(front[0]).toEqual({ x: 375, y: 100 })
})

it('is seen from the side where its shoulders are narrow, and then one way is drawn of two', () => {
  expect([isSideOn(front), isSideOn(side)]).toEqual([false, true])
  expect([pathsOf([null, front], 'wrist').length, pathsOf([side], 'wrist').length]).toEqual([2, 1])
})

it('the frame holds all of it, the head too, and stands on its lowest point', () => {
  const frame = frameOf([null, front])
  const head = headOf(front)
  expect(frame.floor).toBe(910)
  expect(frame.y).toBeLessThan(head.y - head.radius)
  expect(frame.y + frame.height).toBeGreaterThan(frame.floor)
  expect(frame.x).toBeLessThan(Math.min(...front.map(({ x }) => x)))
})

it('between two figures the body is half way', () => {
  const lower = front.map(({ x, y }) => ({ x, y: y + 100 }))
  expect(between(front, lower, 0.5)[7]).toEqual({ x: front[7]?.x, y: 550 })
})

it('a way is round at its points, and nothing where nothing moved', () => {
  const way = [
    { x: 0, y: 0 },
    { x: 10, y: 0 },
    { x: 10, y: 10 },
  ]
  expect(curveOf(way)).toBe('M0.0 0.0Q10.0 0.0 10.0 5.0L10.0 10.0')
  expect([curveOf([]), curveOf(way.slice(0, 1))]).toEqual(['', ''])
})
