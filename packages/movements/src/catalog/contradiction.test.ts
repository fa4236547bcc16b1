import { describe, expect, test } from 'vitest'
import { contradictionIn, isWindowOf } from './contradiction.ts'
import type { Measurement } from './measurement.ts'
import { movementIds } from './movement.ts'
import { clearView } from './testing/clear-view.ts'
import { workoutSets } from './workout.ts'

const stance = {
  movement: 'single-leg-stance',
  windowSeconds: 60,
  longestHoldSeconds: 20,
  holds: [
    { fromSeconds: 0, toSeconds: 12, lifted: 'left' },
    { fromSeconds: 14, toSeconds: 34, lifted: 'right' },
  ],
  sway: 0.01,
  quality: clearView,
} satisfies Measurement
const squats = {
  movement: 'squat',
  windowSeconds: 30,
  reps: 14,
  partials: 1,
  deepestDegrees: 82,
  quality: clearView,
} satisfies Measurement
const reach = {
  movement: 'toe-touch',
  windowSeconds: 30,
  minHipDegrees: 80,
  kneeDegrees: 172,
  minHipDegreesWithBentKnees: 70,
  quality: clearView,
} satisfies Measurement

describe('contradictory measurements', () => {
  test('include nothing that an analyser can produce', () => {
    for (const measurement of [
      stance,
      squats,
      reach,
      { ...squats, variant: 'seated', deepestDegrees: 124 } as const,
      { ...squats, reps: 0, partials: 3, deepestDegrees: null },
      { ...squats, movement: 'jumping-jack', windowSeconds: 60, deepestDegrees: null } as const,
    ])
      expect(contradictionIn(measurement)).toBeNull()
  })

  test('do not include the adjacent holds of earlier players', () => {
    const touching: Measurement = {
      ...stance,
      holds: [
        { fromSeconds: 0, toSeconds: 12, lifted: 'left' },
        { fromSeconds: 11.8, toSeconds: 31.8, lifted: 'right' },
      ],
    }
    expect(contradictionIn(touching)).toBeNull()
  })

  test.each<[string, Measurement]>([
    ['too little was seen for a number', { ...squats, quality: { ...clearView, framesPerSecond: 0 } }],
    ['too little was seen for a number', { ...stance, quality: { ...clearView, trackedShare: 0 } }],
    ['too little was seen for a number', { ...reach, quality: { ...clearView, framedShare: 0.2 } }],
    ['a held time has no holds', { ...stance, longestHoldSeconds: 30, holds: [] }],
    ['the longest hold is not listed', { ...stance, longestHoldSeconds: 34 }],
    ['holds overlap', { ...stance, holds: stance.holds.toReversed() }],
    [
      'holds overlap',
      { ...stance, holds: [...stance.holds, { fromSeconds: 30, toSeconds: 40, lifted: 'left' }] },
    ],
    ['too shallow for a full repetition', { ...squats, reps: 40, deepestDegrees: 180 }],
    ['too shallow for a full repetition', { ...squats, movement: 'push-up', deepestDegrees: 120 }],
    ['only full repetitions have a depth', { ...squats, deepestDegrees: null }],
    ['only full repetitions have a depth', { ...squats, reps: 0 }],
    ['more repetitions than anyone does', { ...squats, reps: 52 }],
    ['more repetitions than anyone does', { ...squats, variant: 'seated', reps: 60 }],
    ['a reach with bent knees does not count', { ...reach, kneeDegrees: 120 }],
    ['the reach with bent knees is not deeper', { ...reach, minHipDegreesWithBentKnees: 95 }],
  ])('are detected when %s', (reason, measurement) => {
    expect(contradictionIn(measurement)).toBe(reason)
  })
})

describe('a measurement window', () => {
  test('can be any window of the movement, in a set or as a substitute', () => {
    for (const item of Object.values(workoutSets).flat())
      if (item.type === 'exercise')
        expect(isWindowOf({ movement: item.movement, windowSeconds: item.durationSeconds })).toBe(true)
    expect(isWindowOf({ movement: 'squat', windowSeconds: 30 })).toBe(true)
  })

  test('cannot be of any other length, such as a moment of squats', () => {
    for (const movement of movementIds)
      for (const windowSeconds of [0.001, 1, 10, 29.9, 31, 600])
        expect(isWindowOf({ movement, windowSeconds })).toBe(false)
  })
})
