import { createAnalyser } from '@lithe/movements'
import { inSeconds } from '@lithe/pose'
import { performance as perform, phoneOnShelf } from '@lithe/workshop/choreography'
import { expect, test } from 'vitest'
import { createReachWatch } from './reach-watch.ts'

const fps = 20
const seconds = 8
const reachTo = (foldDegrees: number, kneeDegrees: number, startSeconds: number) => ({
  foldDegrees,
  kneeDegrees,
  startSeconds,
  downSeconds: 1,
  holdSeconds: 1,
  upSeconds: 1,
})
const side = { ...phoneOnShelf, yawDegrees: 90 }

/** The text shown at a second, and the furthest reach. */
function watch(reaches: ReturnType<typeof reachTo>[]) {
  const { frames } = perform('toe-touch', { reaches }, side, fps, seconds)
  const analyser = createAnalyser('toe-touch', inSeconds(seconds))
  const reach = createReachWatch()
  const shown = frames.map(frame => {
    reach.observe(frame, analyser.observe(frame))
    return reach.shown()
  })
  return { at: (second: number) => shown[second * fps], furthest: reach.furthest() }
}

test('the hands’ level is shown during a reach, and the furthest one afterwards', () => {
  const { at, furthest } = watch([reachTo(110, 174, 0.5), reachTo(90, 174, 4)])
  expect(at(0.2)).toBeNull()
  expect(at(2)).toBe('ankles')
  expect(at(6)).toBe('shins')
  expect(at(7.5)).toBe('ankles')
  expect(furthest).toBe('ankles')
})

test('a level reached with bent knees is shown, but does not count as the furthest', () => {
  const { at, furthest } = watch([reachTo(90, 174, 0.5), reachTo(125, 120, 4)])
  expect(at(2)).toBe('shins')
  expect(at(6)).not.toBe('shins')
  expect(furthest).toBe('shins')
})

test('a level that lasts less than 0.2 s is not shown', () => {
  const { frames } = perform('toe-touch', { reaches: [reachTo(110, 174, 0.5)] }, side, fps, 3)
  const held = frames[2 * fps]
  const upright = frames[0]
  if (!held || !upright) throw new Error('no frames')
  const reach = createReachWatch()
  const holding = { phase: 'holding', advice: null } as const
  const at = (frame: typeof held, milliseconds: number) =>
    reach.observe({ ...frame, time: (held.time + milliseconds) as typeof held.time }, holding)
  at(held, 0)
  at(held, 150)
  expect(reach.shown()).toBeNull()
  at(upright, 160)
  at(held, 170)
  at(held, 360)
  expect(reach.shown()).toBeNull()
  at(held, 380)
  expect(reach.shown()).toBe('ankles')
})
