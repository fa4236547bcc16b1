import { performance as perform, phoneOnShelf } from '@lithe/choreography'
import { expect, test } from 'vitest'
import type { Measurement } from '../catalog/catalog.ts'
import { findMoment, type Reading } from './find-moment.ts'
import { bearsOut, differenceOf, measureAgain, mostFiguresOf, toleranceFor } from './measure-again.ts'
import { figuresPerSecond } from './stick-series.ts'
import { seriesOf } from './testing/series-of.ts'

const quality = {
  level: 'good',
  framesPerSecond: 30,
  trackedShare: 1,
  framedShare: 1,
  visibility: 0.95,
  view: 'front',
  viewDegrees: 0,
} as const
const squats = (reps: number): Measurement => ({
  movement: 'squat',
  windowSeconds: 8,
  reps,
  partials: 0,
  deepestDegrees: 70,
  quality,
})
const reach = (minHipDegrees: number): Measurement => ({
  movement: 'toe-touch',
  windowSeconds: 8,
  minHipDegrees,
  minHipDegreesWithBentKnees: null,
  kneeDegrees: 175,
  quality,
})
const stance = (...holds: (readonly [from: number, to: number])[]): Measurement => ({
  movement: 'single-leg-stance',
  windowSeconds: 8,
  longestHoldSeconds: Math.max(...holds.map(([from, to]) => to - from)),
  holds: holds.map(([fromSeconds, toSeconds]) => ({
    lifted: 'left',
    fromSeconds,
    toSeconds,
    endedBy: 'let-go',
  })),
  sway: 0.01,
  quality,
})

/** Ten figures a second of one who squats twice in eight seconds, lowest just after 2 and 5.5. */
const repetitions = [1, 4.5].map(startSeconds => ({
  kneeDegrees: 70,
  startSeconds,
  downSeconds: 1,
  bottomSeconds: 0.1,
  upSeconds: 1,
}))
const { frames: figures } = perform('squat', { repetitions }, phoneOnShelf, figuresPerSecond, 8)
const counted: Reading[] = [0, 1, 2, 3, 4, 5, 6, 7].map(seconds => ({
  seconds,
  value: Number(seconds >= 3) + Number(seconds >= 7),
}))
const momentOf = (measured: Measurement, readings: readonly Reading[], beganSeconds = 0) =>
  findMoment({ figures, readings, beganSeconds, measured })

test('of repetitions the moment is the last one that was counted, from the one before it', () => {
  expect(momentOf(squats(2), counted)).toEqual({ from: 30, telling: 56, to: 70 })
})

test('the first repetition begins no earlier than four seconds before it was counted', () => {
  const onceAt = (at: number) => [0, 1, at].map(seconds => ({ seconds, value: Number(seconds === at) }))
  expect(momentOf(squats(1), onceAt(3))).toEqual({ from: 0, telling: 21, to: 30 })
  expect(momentOf(squats(1), onceAt(7))).toEqual({ from: 30, telling: 56, to: 70 })
})

test('a figure without a pose is passed over, and where the last one has none it is stood still at', () => {
  const hidden = (from: number, to: number) =>
    figures.map((figure, index) => (index >= from && index <= to ? { ...figure, pose: null } : figure))
  const watched = { readings: counted, beganSeconds: 0, measured: squats(2) }
  expect(findMoment({ ...watched, figures: hidden(55, 57) })?.telling).toBe(54)
  expect(findMoment({ ...watched, figures: hidden(70, 70) })?.telling).toBe(70)
})

test('of a reach the moment is a quarter of a second before it counted, with what led there and away', () => {
  const readings = [0, 4, 5, 7].map((seconds, index) => ({ seconds, value: [0, 0, 88, 88][index] ?? 0 }))
  expect(momentOf(reach(88), readings)).toEqual({ from: 23, telling: 48, to: 63 })
})

test('of holds the moment is just before the end of the longest, counted from where the clock began', () => {
  expect(momentOf(stance([0, 2], [3, 6], [6.5, 7]), counted)).toEqual({ from: 30, telling: 56, to: 70 })
  expect(momentOf(stance([0, 2], [3, 5]), counted, 1)).toEqual({ from: 0, telling: 26, to: 40 })
  expect(momentOf(stance([0, 7.9]), counted)).toEqual({ from: 49, telling: 75, to: 79 })
})

test('where nothing was counted, or nothing seen, there is none', () => {
  expect(momentOf(squats(0), counted.slice(0, 3))).toBeNull()
  expect(momentOf(reach(180), [])).toBeNull()
  expect(findMoment({ figures: [], readings: counted, beganSeconds: 0, measured: squats(2) })).toBeNull()
})

test('figures bear out what lies within what they cannot show, and no other movement', () => {
  const borneOut = (measurement: Measurement, said: Measurement) =>
    bearsOut({ measured: { ok: true, measurement } }, said)
  expect(borneOut(squats(12), squats(12))).toBe(true)
  expect(borneOut(squats(11), squats(12))).toBe(false)
  expect(borneOut(stance([0, 6]), stance([0, 6.25]))).toBe(true)
  expect(borneOut(stance([0, 6]), stance([0, 6.4]))).toBe(false)
  expect(borneOut(reach(70), reach(72.5))).toBe(true)
  expect(borneOut(reach(70), reach(67))).toBe(false)
  const all = [squats(3), stance([0, 3]), reach(3)]
  for (const one of all)
    for (const other of all)
      expect(differenceOf(one, other)).toBe(one === other ? 0 : Number.POSITIVE_INFINITY)
  expect(all.map(toleranceFor)).toEqual([0, 0.3, 2.5])
  expect(bearsOut({ measured: { ok: false, reason: 'body-out-of-frame', quality: null } }, squats(0))).toBe(
    false,
  )
})

test('a series is measured up to the end of its window, a reach as it is', () => {
  const frames = perform('squat', { repetitions }, phoneOnShelf, 20, 8).frames
  const again = measureAgain(seriesOf(frames), { ...squats(1), windowSeconds: 5 })
  expect(again?.measured).toMatchObject({ ok: true, measurement: { reps: 1, windowSeconds: 5 } })
  const side = { ...phoneOnShelf, yawDegrees: 90 }
  const fold = {
    foldDegrees: 95,
    kneeDegrees: 174,
    startSeconds: 0.5,
    downSeconds: 1,
    holdSeconds: 1,
    upSeconds: 1,
  }
  const reached = perform('toe-touch', { reaches: [fold] }, side, 20, 4).frames
  expect(measureAgain(seriesOf(reached), reach(85))?.measured).toMatchObject({
    ok: true,
    measurement: { movement: 'toe-touch' },
  })
})

test('a window is watched for a quarter of a minute besides', () => {
  expect(mostFiguresOf({ windowSeconds: 30 })).toBe(450)
})
