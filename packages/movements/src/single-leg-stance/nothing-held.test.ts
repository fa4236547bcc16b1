import { createPoseSmoother, type Side } from '@lithe/pose'
import {
  averagePerson,
  bodyOf,
  type FootGoal,
  film,
  type Movement,
  phoneOnShelf,
  stepping,
} from '@lithe/workshop/choreography'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { jittered } from '../testing/alter-frames.ts'
import { measure } from '../testing/analyser-properties.ts'

const body = bodyOf(averagePerson)
const between = (min: number, max: number) => fc.double({ min, max, noNaN: true })
const place = fc.record({ ahead: between(-0.35, 0.35), aside: between(-0.04, 0.25) })
const camera = fc.record({
  heightMetres: between(0.05, 1.4),
  rollDegrees: between(-8, 8),
  yawDegrees: between(-30, 30),
})
const conditions = fc.record({
  camera,
  width: between(0.05, 0.2),
  fps: fc.constantFrom(15, 20, 30),
  sigma: between(0, 0.0025),
  seed: fc.integer({ min: 1, max: 1_000_000 }),
  weight: fc.array(between(0.12, 0.88), { minLength: 2, maxLength: 2 }),
})

type Conditions = typeof conditions extends fc.Arbitrary<infer Value> ? Value : never
type Feet = { at?: { left: FootGoal; right: FootGoal }; to?: FootGoal | undefined; pitch?: number }

/** Longest hold believed while both feet stand as placed, one foot steps elsewhere and the weight shifts. */
function longestHoldOf({ at, to, pitch }: Feet, { camera, width, fps, sigma, seed, weight }: Conditions) {
  const [first = 0.5, second = 0.5] = weight
  const movement = stepping(body, {
    seconds: 6,
    width,
    unsteadiness: 1,
    ...(at && { at }),
    moves: [
      ...(to ? [{ side: 'left' as const, fromSeconds: 2, toSeconds: 2.6, to }] : []),
      ...(pitch ? [{ side: 'right' as const, fromSeconds: 2, toSeconds: 2.5, to: { pitch } }] : []),
    ],
    weight: [
      { fromSeconds: 1.2, toSeconds: 1.9, onLeft: first },
      { fromSeconds: 2.6, toSeconds: 3.4, onLeft: second },
    ],
  })
  const { frames } = film(
    movement,
    { ...phoneOnShelf, ...camera, pitchDegrees: 14 * (camera.heightMetres - 0.8) },
    fps,
  )
  const measured = measure(
    'single-leg-stance',
    jittered(sigma, seed)(frames).map(createPoseSmoother().smooth),
  )
  if (!measured.ok || !('longestHoldSeconds' in measured.measurement)) return 0
  return measured.measurement.quality.level === 'poor' ? 0 : measured.measurement.longestHoldSeconds
}

const runs = { numRuns: 40 }

describe('no hold is measured with both feet on the floor', { timeout: 600_000 }, () => {
  test('in any stance or weight distribution', () => {
    fc.assert(
      fc.property(place, place, conditions, (left, right, how) => {
        expect(longestHoldOf({ at: { left, right } }, how)).toBeLessThan(1)
      }),
      runs,
    )
  })

  test('after any step', () => {
    fc.assert(
      fc.property(place, conditions, (to, how) => {
        expect(longestHoldOf({ to }, how)).toBeLessThan(1)
      }),
      runs,
    )
  })

  test('when one heel rises', () => {
    fc.assert(
      fc.property(between(8, 45), conditions, (pitch, how) => {
        expect(longestHoldOf({ pitch }, how)).toBeLessThan(1)
      }),
      runs,
    )
  })
})

type Stoop = { ahead: number; fold: number; sink?: number; aside?: number; side?: Side; onLeft?: number }

/** A step of `ahead` metres, then a stoop of `fold` degrees that lasts, with the hips `sink` metres lower. */
function stooping({ ahead, fold, sink = 0.1, aside = 0, side = 'left', onLeft = 0.4 }: Stoop): Movement {
  const steps = stepping(body, {
    seconds: 8,
    unsteadiness: 1,
    kneeDegrees: 168,
    moves: [{ side, fromSeconds: 2, toSeconds: 2.6, to: { ahead, aside } }],
    weight: [
      { fromSeconds: 1.4, toSeconds: 2, onLeft: side === 'left' ? 0.1 : 0.9 },
      { fromSeconds: 2.6, toSeconds: 3.3, onLeft: side === 'left' ? onLeft : 1 - onLeft },
    ],
  })
  return {
    ...steps,
    postureAt(seconds) {
      const posture = steps.postureAt(seconds)
      const { pelvis } = posture
      const down = Math.min(1, Math.max(0, seconds - 2.7))
      const turn = fold * down
      return {
        ...posture,
        pelvis: { ...pelvis, y: pelvis.y - sink * down, z: pelvis.z - 0.1 * down },
        hips: { ...posture.hips, pitch: 0.56 * turn },
        lumbar: { ...posture.lumbar, pitch: 0.27 * turn },
        chest: { ...posture.chest, pitch: 0.17 * turn },
      }
    },
  }
}

function measuredOf(stoop: Stoop, { fps = 30, ...camera }) {
  const { frames } = film(stooping(stoop), { ...phoneOnShelf, ...camera }, fps)
  const measured = measure('single-leg-stance', frames.map(createPoseSmoother().smooth))
  return measured.ok && 'longestHoldSeconds' in measured.measurement ? measured.measurement : null
}

test('a stoop after a step is never timed', () => {
  const held = [-0.45, -0.3, -0.15, 0.15, 0.3, 0.45].flatMap(ahead =>
    [60, 100].flatMap(fold =>
      [-25, 0, 25].map(yawDegrees => measuredOf({ ahead, fold }, { yawDegrees })?.longestHoldSeconds ?? 0),
    ),
  )
  expect(held.filter(seconds => seconds > 1)).toEqual([])
}, 600_000)

test.each([
  [
    { ahead: -0.5, aside: 0.02, fold: 64, sink: 0.19, side: 'right', onLeft: 0.53 },
    { heightMetres: 0.98, rollDegrees: -4.9, pitchDegrees: 2.5, yawDegrees: 26 },
  ],
  [
    { ahead: -0.47, aside: -0.02, fold: 46, sink: 0, side: 'right', onLeft: 0.38 },
    { heightMetres: 0.74, rollDegrees: -3.5, pitchDegrees: -0.8, yawDegrees: 30, fps: 20 },
  ],
  [
    { ahead: -0.11, aside: 0.06, fold: 52, sink: 0.03, onLeft: 0.15 },
    { heightMetres: 0.66, rollDegrees: -3.9, pitchDegrees: -2, yawDegrees: 28 },
  ],
] as const)('a stoop that a leaning phone shows as a lift is at best poor: %o', (stoop, camera) => {
  const held = measuredOf(stoop, camera)
  expect(held && held.longestHoldSeconds > 1 ? held.quality.level : 'poor').toBe('poor')
})
