import { createPoseSmoother, inSeconds, type PoseFrame } from '@lithe/pose'
import {
  averagePerson,
  bodyOf,
  type Camera,
  type FootGoal,
  type FootMove,
  film,
  phoneOnShelf,
  stepping,
} from '@lithe/workshop/choreography'
import { describe, expect, test } from 'vitest'
import type { Measured } from '../catalog/catalog.ts'
import { createAnalyser } from '../create-analyser.ts'
import { measure } from '../testing/analyser-properties.ts'
import { cameraKnocked, passedBy } from '../testing/camera-knocked.ts'

const body = bodyOf(averagePerson)
const lifts = { from: 2, to: 7 }
const up = { up: 0.14, pitch: 15 }

type Way = { up?: FootGoal; down?: FootGoal; moves?: readonly FootMove[]; width?: number }

/** Shifts weight to the right foot, lifts the left, and lowers it at a given place. */
const standingOnOne = ({ up: goal = up, down = {}, moves = [], width = 0.1 }: Way) =>
  stepping(body, {
    seconds: 11,
    width,
    unsteadiness: 1,
    moves: [
      { side: 'left', fromSeconds: lifts.from, toSeconds: lifts.from + 0.6, to: goal },
      { side: 'left', fromSeconds: lifts.to - 0.5, toSeconds: lifts.to, to: down },
      ...moves,
    ],
    weight: [
      { fromSeconds: lifts.from - 0.9, toSeconds: lifts.from, onLeft: 0 },
      { fromSeconds: lifts.to, toSeconds: lifts.to + 0.8, onLeft: 0.5 },
    ],
  })

const measuredOf = (frames: readonly PoseFrame[]): Measured =>
  measure('single-leg-stance', frames.map(createPoseSmoother().smooth))
const holdsOf = (measured: Measured) =>
  measured.ok && measured.measurement.movement === 'single-leg-stance' ? measured.measurement.holds : []
const lengthsOf = (measured: Measured) =>
  holdsOf(measured).map(({ fromSeconds, toSeconds }) => toSeconds - fromSeconds)

function expectTruth(way: Way, camera: Partial<Camera> = {}) {
  const { frames, truth } = film(standingOnOne(way), { ...phoneOnShelf, ...camera }, 20)
  const measured = measuredOf(frames)
  const found = lengthsOf(measured)
  const known = (truth.expected.holds ?? []).map(({ seconds }) => seconds).filter(length => length > 0.6)
  expect(found).toHaveLength(known.length)
  for (const [index, length] of known.entries())
    expect(Math.abs((found[index] ?? Number.NaN) - length)).toBeLessThan(0.3)
  expect(measured).toMatchObject({ measurement: { quality: { level: 'good' } } })
}

describe('a raised foot', () => {
  test.each([
    ['5 cm', { up: 0.05 }],
    ['8 cm', { up: 0.08, pitch: 10 }],
    ['30 cm', { up: 0.3, ahead: 0.1 }],
    ['back', { up: 0.12, ahead: -0.25, pitch: 35 }],
    ['aside', { up: 0.08, aside: 0.2 }],
  ])('is timed however it is held: %s', (_, goal) => {
    expectTruth({ up: goal })
    expectTruth({ up: goal }, { heightMetres: 0.3, pitchDegrees: -7, rollDegrees: 6 })
  })

  test.each([
    ['behind', { ahead: -0.25 }],
    ['before', { ahead: 0.25 }],
    ['beside', { aside: 0.16 }],
    ['where it was', {}],
  ])('lands when lowered %s', (_, down) => {
    expectTruth({ down })
    expectTruth({ down }, { heightMetres: 1.35, pitchDegrees: 8 })
  })

  test('counts as touching the floor in a tap, even if no weight shifts', () => {
    const tap: FootMove[] = [
      { side: 'left', fromSeconds: 4, toSeconds: 4.3, to: {} },
      { side: 'left', fromSeconds: 4.5, toSeconds: 4.8, to: up },
    ]
    const { frames } = film(standingOnOne({ moves: tap }), phoneOnShelf, 20)
    expect(lengthsOf(measuredOf(frames))).toHaveLength(2)
  })
})

describe('the supporting foot', () => {
  test('ends the hold by hopping, then supports another hold', () => {
    const hop: FootMove[] = [{ side: 'right', fromSeconds: 4, toSeconds: 4.3, to: { aside: 0.12 } }]
    const { frames } = film(standingOnOne({ moves: hop }), phoneOnShelf, 20)
    const [first, second] = lengthsOf(measuredOf(frames))
    expect(first).toBeCloseTo(1.9, 0)
    expect(second).toBeCloseTo(2.4, 0)
  })
})

describe('a knocked phone', () => {
  const filmed = film(standingOnOne({ width: 0.2 }), phoneOnShelf, 20)

  test.each([-8, 8])('turned by %i° starts no hold if both feet are down', degrees => {
    const knocked = cameraKnocked(degrees, 0.8)(filmed.frames)
    const [only, ...more] = lengthsOf(measuredOf(knocked))
    expect(more).toEqual([])
    expect(Math.abs((only ?? 0) - (filmed.truth.expected.longestHoldSeconds ?? 0))).toBeLessThan(0.3)
  })

  test.each([-8, 8])('turned by %i° ends a hold as unseen', degrees => {
    const measured = measuredOf(cameraKnocked(degrees, 4)(filmed.frames))
    expect(holdsOf(measured)[0]).toMatchObject({ endedBy: 'unseen' })
    expect(measured).not.toMatchObject({ measurement: { quality: { level: 'good' } } })
  })
})

test('a passer-by ends no hold, but prevents good quality', () => {
  const { frames, truth } = film(standingOnOne({}), phoneOnShelf, 20)
  const measured = measuredOf(passedBy(4, 4.7)(frames))
  const [only, ...more] = lengthsOf(measured)
  expect(more).toEqual([])
  expect(Math.abs((only ?? 0) - (truth.expected.longestHoldSeconds ?? 0))).toBeLessThan(0.3)
  expect(measured).toMatchObject({ measurement: { quality: { level: 'fair' } } })
})

test('the stance is learnt before the window, which may begin with the foot up', () => {
  const { frames } = film(standingOnOne({ up: { up: 0.06 } }), phoneOnShelf, 20)
  const analyser = createAnalyser('single-leg-stance', inSeconds(60))
  for (const frame of frames)
    if (frame.time < 2500) analyser.prepare?.(frame)
    else analyser.observe(frame)
  const measured = analyser.result()
  const [held] = holdsOf(measured)
  expect(held?.fromSeconds).toBe(0)
  expect(held?.toSeconds).toBeCloseTo(lifts.to - 2.5, 0)
})

test('a person first seen on one leg is timed from that frame', () => {
  const { frames } = film(standingOnOne({ up: { up: 0.3, ahead: 0.1 } }), phoneOnShelf, 20)
  const measured = measuredOf(frames.filter(({ time }) => time > 3000))
  const [held] = lengthsOf(measured)
  expect(held).toBeCloseTo(lifts.to - 3, 0)
})
