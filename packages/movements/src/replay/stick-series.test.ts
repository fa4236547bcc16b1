import {
  performance as perform,
  phoneOnShelf,
  steadyJacks,
  steadyPushUps,
  steadyRepetitions,
} from '@lithe/choreography'
import type { PoseFrame } from '@lithe/pose'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Measurement, MovementId } from '../catalog/catalog.ts'
import { jittered, lostNowAndThen } from '../testing/alter-frames.ts'
import { measure } from '../testing/analyser-properties.ts'
import { agrees, differenceOf, measureAgain } from './measure-again.ts'
import { decodeSeries, encodeSeries } from './stick-series.ts'

const side = { ...phoneOnShelf, yawDegrees: 90 }
const reach = {
  foldDegrees: 95,
  kneeDegrees: 174,
  startSeconds: 1,
  downSeconds: 2,
  holdSeconds: 1.5,
  upSeconds: 1.5,
}
const stance = (toSeconds: number) => ({
  arms: 'sides' as const,
  unsteadiness: 1,
  holds: [{ lifted: 'left' as const, fromSeconds: 1.5, toSeconds, liftMetres: 0.2 }],
})
const filmed = {
  'single-leg-stance': perform('single-leg-stance', stance(17.3), phoneOnShelf, 30, 20).frames,
  'toe-touch': perform('toe-touch', { reaches: [reach] }, side, 30, 8).frames,
  squat: perform('squat', { repetitions: steadyRepetitions([80, 70, 118, 75]) }, phoneOnShelf, 30, 15).frames,
  'push-up': perform(
    'push-up',
    { sagDegrees: 0, repetitions: steadyPushUps([80, 75, 125, 80]) },
    side,
    30,
    13,
  ).frames,
  'jumping-jack': perform(
    'jumping-jack',
    { repetitions: steadyJacks([180, 90, 180, 180]) },
    phoneOnShelf,
    30,
    10,
  ).frames,
} satisfies Partial<Record<MovementId, PoseFrame[]>>

/** As the engine shows a person who stands still, in picture heights. */
const jitterSigma = 0.002
const mostBytes = 20_000

/** What ten figures a second hid over forty seeds of trembling: 0.16 s and 1.4° at most, and no repetition. */
const hidden: Record<keyof typeof filmed, number> = {
  'single-leg-stance': 0.25,
  'toe-touch': 2,
  squat: 0,
  'push-up': 0,
  'jumping-jack': 0,
}

function measured(movement: keyof typeof filmed, frames: readonly PoseFrame[]): Measurement {
  const result = measure(movement, frames)
  if (!result.ok) throw new Error(`${movement}: ${result.reason}`)
  return result.measurement
}

describe('a stick-figure series', { timeout: 60_000 }, () => {
  test.each(Object.keys(filmed) as (keyof typeof filmed)[])('measures the same %s once more', movement => {
    const seeds = fc.integer({ min: 1, max: 1_000_000 })
    fc.assert(
      fc.property(seeds, seed => {
        const frames = jittered(jitterSigma, seed)(filmed[movement])
        const said = measured(movement, frames)
        const again = measureAgain(encodeSeries(frames), said)
        if (!again?.ok) throw new Error(JSON.stringify(again))
        expect(differenceOf(said, again.measurement)).toBeLessThanOrEqual(hidden[movement])
        expect(agrees(encodeSeries(frames), said)).toBe(true)
      }),
      { numRuns: 12 },
    )
  })

  test('does not bear out another number, another movement, or nothing', () => {
    const series = encodeSeries(filmed['single-leg-stance'])
    const said = measured('single-leg-stance', filmed['single-leg-stance'])
    expect(agrees(series, said)).toBe(true)
    const longer = perform('single-leg-stance', stance(19), phoneOnShelf, 30, 20).frames
    expect(agrees(series, measured('single-leg-stance', longer))).toBe(false)
    expect(agrees(series, measured('squat', filmed.squat))).toBe(false)
    expect(agrees({ ...series, bytes: series.bytes.slice(0, 100) }, said)).toBe(false)
    const squats = measured('squat', filmed.squat)
    expect(agrees(encodeSeries(filmed.squat), { ...squats, reps: 4 } as Measurement)).toBe(false)
  })

  test('of the longest window there is stays below 20 kB, trembling as the engine does', () => {
    const long = perform('single-leg-stance', stance(121), phoneOnShelf, 30, 124).frames
    const { bytes } = encodeSeries(jittered(jitterSigma, 7)(long))
    expect(bytes.length).toBeLessThan(mostBytes)
    expect(bytes.length).toBeGreaterThan(mostBytes / 4)
  })

  test('of a whole window of what moves most stays below 20 kB', () => {
    const jacks = perform(
      'jumping-jack',
      { repetitions: steadyJacks(Array(50).fill(180)) },
      phoneOnShelf,
      30,
      60,
    ).frames
    expect(encodeSeries(jittered(jitterSigma, 7)(jacks)).bytes.length).toBeLessThan(mostBytes)
  })

  test('holds nothing where nobody was seen, and invents no body across a gap', () => {
    const frames = filmed.squat.map((frame, index) =>
      index >= 90 && index < 120 ? { ...frame, pose: null } : frame,
    )
    const figures = decodeSeries(encodeSeries(frames)) ?? []
    expect(figures).toHaveLength(Math.floor(((frames.length - 1) * 10) / 30) + 1)
    for (const [index, { pose }] of figures.entries())
      expect(pose === null, `figure ${index}`).toBe(index >= 30 && index < 40)
  })

  test('places each point within a step of where it was', () => {
    const frames = lostNowAndThen(0.02, 5)(filmed['push-up'])
    const figures = decodeSeries(encodeSeries(frames)) ?? []
    for (const [index, figure] of figures.entries()) {
      const hip = frames[index * 3]?.pose?.[23]?.image
      if (!figure.pose || !hip) continue
      expect(Math.abs((figure.pose[23]?.image.x ?? 0) - hip.x)).toBeLessThanOrEqual(0.0011)
      expect(Math.abs((figure.pose[23]?.image.y ?? 0) - hip.y)).toBeLessThanOrEqual(0.0011)
    }
  })

  test('is nothing where the bytes are none: cut short, endless or at random', () => {
    const { aspect, bytes } = encodeSeries(filmed.squat)
    for (const end of [0, 1, 40, bytes.length - 2])
      expect(decodeSeries({ aspect, bytes: bytes.slice(0, end) })).toBeNull()
    expect(decodeSeries({ aspect, bytes: new Uint8Array(20_000).fill(0b1010_1010) })).toBeNull()
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 2000 }), noise => {
        const figures = decodeSeries({ aspect: 1, bytes: noise })
        for (const { pose } of figures ?? [])
          for (const { image } of pose ?? []) expect(Number.isFinite(image.x + image.y)).toBe(true)
      }),
    )
  })
})
