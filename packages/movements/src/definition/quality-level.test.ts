import { createPoseSmoother } from '@lithe/pose'
import {
  type Performance,
  performance as perform,
  phoneOnShelf,
  steadyJacks,
  steadyPushUps,
} from '@lithe/workshop/choreography'
import { describe, expect, test } from 'vitest'
import type { Measured, MovementId } from '../catalog/catalog.ts'
import { measure } from '../testing/analyser-properties.ts'
import { spoilings } from '../testing/spoilings.ts'
import {
  believedLevel,
  type MeasurementKind,
  qualityAtPace,
  qualityLevel,
  type Seen,
} from './quality-level.ts'

const wellSeen: Seen = {
  trackedShare: 1,
  framedShare: 1,
  visibility: 0.98,
  seenPerSecond: 20,
  longestGapSeconds: 0.1,
  tremble: 0.0005,
}
const kinds: MeasurementKind[] = ['count', 'hold', 'angle']

describe('the quality level of a measurement', () => {
  test.each(kinds)('is good for a well-recorded %s', kind => {
    expect(qualityLevel(kind, wellSeen)).toBe('good')
  })

  test.each(kinds)('is never good for a %s below 14 fps', kind => {
    expect(qualityLevel(kind, { ...wellSeen, seenPerSecond: 13.5 })).not.toBe('good')
  })

  test('drops with gaps that may hide a touch-down, but drops less for counts', () => {
    const hidden = { ...wellSeen, longestGapSeconds: 0.6 }
    expect(qualityLevel('hold', hidden)).toBe('poor')
    expect(qualityLevel('count', hidden)).toBe('good')
    expect(qualityLevel('count', { ...wellSeen, longestGapSeconds: 2 })).toBe('poor')
  })

  test('drops as the landmarks tremble, soonest for counts', () => {
    const levels = kinds.map(kind => qualityLevel(kind, { ...wellSeen, tremble: 0.0045 }))
    expect(levels).toEqual(['poor', 'good', 'fair'])
  })
})

describe('the believed quality level', () => {
  const squats = (said: 'good' | 'fair' | 'poor', seen: Partial<Seen & { framesPerSecond: number }>) =>
    believedLevel({
      movement: 'squat',
      windowSeconds: 30,
      reps: 14,
      partials: 0,
      deepestDegrees: 80,
      quality: { ...wellSeen, framesPerSecond: 30, view: 'front', viewDegrees: 5, level: said, ...seen },
    })

  test('is the reported level if the numbers allow it', () => {
    for (const level of ['good', 'fair', 'poor'] as const) expect(squats(level, {})).toBe(level)
  })

  test('never exceeds what the numbers allow', () => {
    expect(squats('good', { framesPerSecond: 10 })).toBe('fair')
    expect(squats('good', { framesPerSecond: 6 })).toBe('poor')
    expect(squats('good', { framesPerSecond: 16, trackedShare: 0.85 })).toBe('fair')
    expect(squats('good', { trackedShare: 0.6 })).toBe('poor')
    expect(squats('fair', { visibility: 0.3 })).toBe('poor')
    expect(squats('poor', { framesPerSecond: 10 })).toBe('poor')
  })
})

test('brisk repetitions are rated fair at best where fewer than 19 frames a second show the person', () => {
  const rated = (level: 'good' | 'poor', trackedShare: number, shortestSeconds: number) =>
    qualityAtPace(
      { ...wellSeen, level, trackedShare, framesPerSecond: 20, view: 'front', viewDegrees: 5 },
      shortestSeconds,
    ).level
  expect(rated('good', 0.9, 1.4)).toBe('fair')
  expect(rated('good', 0.9, 1.5)).toBe('good')
  expect(rated('good', 0.95, 1.4)).toBe('good')
  expect(rated('poor', 0.9, 1.4)).toBe('poor')
})

const side = { ...phoneOnShelf, yawDegrees: 90 }
const reach = {
  foldDegrees: 95,
  kneeDegrees: 174,
  startSeconds: 1,
  downSeconds: 2,
  holdSeconds: 1.5,
  upSeconds: 1.5,
}
const stance = {
  arms: 'sides',
  unsteadiness: 1,
  holds: [{ lifted: 'left', fromSeconds: 1.5, toSeconds: 9, liftMetres: 0.2 }],
} as const
const fps = 20
const films: [MovementId, Performance][] = [
  [
    'push-up',
    perform('push-up', { sagDegrees: 0, repetitions: steadyPushUps([80, 75, 125, 80]) }, side, fps, 13),
  ],
  [
    'jumping-jack',
    perform('jumping-jack', { repetitions: steadyJacks([180, 90, 180, 180]) }, phoneOnShelf, fps, 10),
  ],
  ['single-leg-stance', perform('single-leg-stance', stance, phoneOnShelf, fps, 11)],
  ['toe-touch', perform('toe-touch', { reaches: [reach] }, side, fps, 8)],
]

function isWithinBar(measured: Measured, { truth: { expected } }: Performance): boolean {
  if (!measured.ok) return false
  const { measurement } = measured
  if ('reps' in measurement)
    return measurement.reps === expected.reps && measurement.partials === expected.partials
  return 'minHipDegrees' in measurement
    ? Math.abs(measurement.minHipDegrees - (expected.minHipDegrees ?? 0)) <= 5
    : Math.abs(measurement.longestHoldSeconds - (expected.longestHoldSeconds ?? 0)) <= 0.3
}

test('good quality means a small error, and poor quality often a large one, however a film is degraded', {
  timeout: 600_000,
}, () => {
  const within = { good: [] as boolean[], fair: [] as boolean[], poor: [] as boolean[] }
  for (const [movement, film] of films)
    for (const { spoil } of spoilings(4711)) {
      const smoother = createPoseSmoother()
      const measured = measure(movement, spoil(film.frames).map(smoother.smooth))
      if (measured.ok) within[measured.measurement.quality.level].push(isWithinBar(measured, film))
    }
  const shareOf = (level: keyof typeof within) =>
    within[level].filter(Boolean).length / Math.max(1, within[level].length)
  expect(within.good.length).toBeGreaterThan(30)
  expect(shareOf('good')).toBeGreaterThanOrEqual(0.95)
  expect(shareOf('fair')).toBeLessThanOrEqual(shareOf('good'))
  expect(shareOf('poor')).toBeLessThan(shareOf('fair'))
  expect(shareOf('poor')).toBeLessThan(shareOf('good') - 0.1)
})
