import {
  bodyLengths,
  degrees,
  inSeconds,
  legLengths,
  pictureHeights,
  planePoint,
  trunkLengths,
} from '@lithe/pose'
import { expect, test } from 'vitest'
import type { JointCentres } from './body/joint-centres.ts'
import { createSegmentLength } from './body/segment-length.ts'
import { nameView } from './body/view.ts'
import { inWays } from './catalog/ways.ts'
import { workoutSets } from './catalog/workout.ts'
import { createStandCounter, type Rise } from './chair-stand/stand-counter.ts'
import { qualityLevel } from './definition/quality-level.ts'
import { createSway } from './hold/sway.ts'
import { createJackCounter } from './jumping-jack/jack-counter.ts'
import { createRepetitionCounter } from './repetition/repetition-counter.ts'
import { createFallWatch } from './stop-rules/fall-watch.ts'

// Boundary values are inclusive.

test('a view is frontal up to 30° and a side view from 60°', () => {
  expect([30, 30.1, 59.9, 60].map(nameView)).toEqual(['front', 'oblique', 'oblique', 'side'])
})

test('quality is good up to and including the limits of gap and tremble', () => {
  const seen = {
    trackedShare: 1,
    framedShare: 1,
    visibility: 1,
    seenPerSecond: 14,
    longestGapSeconds: 1.5,
    tremble: 0.003,
  }
  expect(qualityLevel('angle', seen)).toBe('good')
  expect(qualityLevel('angle', { ...seen, tremble: 0.0031 })).toBe('fair')
})

test('a repetition that reaches exactly the full, partial or rest angle has reached it', () => {
  const rule = {
    rest: degrees(150),
    full: degrees(90),
    partial: degrees(130),
    leastSeconds: inSeconds(0.4),
  }
  const count = createRepetitionCounter(rule)
  const after = (angle: number, seconds: number) => count(degrees(angle), inSeconds(seconds), true)
  after(150, 0)
  expect(after(130, 1)).toMatchObject({ isMoving: true })
  expect(after(150, 2)).toMatchObject({ reps: 0, partials: 1, isMoving: false })
  after(90, 3)
  expect(after(150, 4)).toMatchObject({ reps: 1, partials: 1, deepest: 90 })
})

test('feet and hands exactly at the rest limits are at rest, and move together if at most 0.15 s apart', () => {
  const jacks = (handsLate: number) => {
    const count = createJackCounter()
    const show = (feetApart: number, handsAbove: number, seconds: number) =>
      count({ feetApart, handsAbove: trunkLengths(handsAbove) }, inSeconds(seconds))
    expect(show(0.5, -1, 0)).toMatchObject({ isMoving: false })
    expect(show(1.25, 0.2, 0.05)).toMatchObject({ isMoving: false })
    expect(show(1.45, 0.3, 0.1)).toMatchObject({ isMoving: true })
    show(1.3, 0.5, 0.1 + handsLate)
    return show(0.5, -1, 1)
  }
  expect(jacks(0.15)).toEqual({ reps: 1, partials: 0, isMoving: false })
  expect(jacks(0.16)).toEqual({ reps: 0, partials: 1, isMoving: false })
})

test('a segment’s length is the twelfth longest seen, or the median of fewer than twelve', () => {
  const learn = createSegmentLength()
  const learnt = Array.from({ length: 20 }, (_, index) => learn(index + 1))
  expect(learnt.slice(0, 13)).toEqual([1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 1, 2])
  expect(learnt.at(-1)).toBe(9)
})

test('sway counts from one second into a hold, and is 0 without a body', () => {
  const at = (x: number, height = 1): JointCentres => {
    const point = (y: number) => planePoint(x, y)
    return { shoulder: point(0), hip: point(0.4), knee: point(0.7), ankle: point(height) } as JointCentres
  }
  const sway = createSway()
  expect(sway.duringLongest()).toBe(bodyLengths(0))
  sway.observe(0.5, at(5))
  sway.observe(1, at(0))
  sway.observe(1.5, at(0.2))
  expect(sway.duringLongest()).toBeCloseTo(0.078, 6)
  const flat = createSway()
  for (const seconds of [1, 2, 3]) flat.observe(seconds, at(seconds, 0))
  expect(flat.duringLongest()).toBe(bodyLengths(0))
})

test('a stand is over half done past the midpoints of both angles, and begins at the attempt threshold', () => {
  const rise = (knee: number, thighDrop: number, hipHeight: number): Rise => ({
    knee: degrees(knee),
    thighDrop,
    hipHeight: pictureHeights(hipHeight),
    trunk: 1,
    hand: -0.8,
  })
  const seated = rise(95, 0.35, 0.25)
  const after = (...seen: readonly Rise[]) => {
    const count = createStandCounter()
    count(seated, inSeconds(0))
    return seen.map((each, index) => count(each, inSeconds(1 + index))).at(-1)
  }
  expect(after(rise(126, 0.61, 0.28))).toMatchObject({ isMoving: true, moreThanHalf: 95 })
  expect(after(rise(125, 0.61, 0.28))).toMatchObject({ isMoving: true, moreThanHalf: null })
  expect(after(rise(126, 0.6, 0.28))).toMatchObject({ isMoving: true, moreThanHalf: null })
  expect(after(rise(126, 0.61, 0.265))).toMatchObject({ isMoving: true, moreThanHalf: 95 })
  expect(after(rise(126, 0.61, 0.264))).toMatchObject({ isMoving: false, moreThanHalf: null })
  const wide = rise(102, 0.35, 0.25)
  const afterWide = (knee: number, hipHeight: number) => {
    const count = createStandCounter()
    count(wide, inSeconds(0))
    return count(rise(knee, 0.61, hipHeight), inSeconds(1)).isMoving
  }
  expect([afterWide(127, 0.27), afterWide(126, 0.27), afterWide(126, 0.28)]).toEqual([true, false, true])
  expect(after(rise(155, 0.85, 0.3))).toMatchObject({ reps: 1, isMoving: false, moreThanHalf: null })
  expect(after(rise(126, 0.61, 0.28), seated)).toMatchObject({ reps: 0, partials: 1, isMoving: false })
  // A slightly lower seat is the same seat, and its lowest position counts.
  const sunk = rise(100, 0.29, 0.25)
  expect(after(sunk, rise(126, 0.58, 0.29))).toMatchObject({ moreThanHalf: 95 })
  expect(after(sunk, rise(126, 0.57, 0.29))).toMatchObject({ moreThanHalf: null })
})

test('a body that never stood cannot fall, and a body exactly at the lying threshold has fallen', () => {
  const carriage = (seconds: number, hipHeight: number, leanDegrees: number) => ({
    seconds: inSeconds(seconds),
    hipHeight: legLengths(hipHeight),
    leanDegrees: degrees(leanDegrees),
    legLength: pictureHeights(0.4),
    feet: { left: pictureHeights(0.4), right: pictureHeights(0.6) },
  })
  const lay = createFallWatch()
  expect([0, 0.2, 0.4, 0.6].map(seconds => lay(carriage(seconds, 0.1, 80)))).not.toContain(true)
  const fell = createFallWatch()
  expect(fell(carriage(5, 0.75, 40))).toBe(false)
  expect(fell(carriage(5.5, 0.2, 0))).toBe(false)
  expect(fell(carriage(5.75, 0.2, 0))).toBe(true)
})

test('skipped exercises leave no trailing break', () => {
  const [first, second, third] = workoutSets.default.filter(({ type }) => type === 'exercise')
  const pause = workoutSets.default.find(({ type }) => type === 'break')
  if (!first || !second || !third || !pause || second.type !== 'exercise') throw new Error('no set')
  expect(inWays([first, second, third], { [second.movement]: 'left-out' })).toEqual([first, third])
  expect(inWays([first, pause], {})).toEqual([first])
})
