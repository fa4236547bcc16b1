import { inSeconds, type PoseFrame } from '@lithe/pose'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  believedLevel,
  contradictionIn,
  type Measured,
  type MovementId,
  type VariantId,
} from '../catalog/catalog.ts'
import { createAnalyser } from '../create-analyser.ts'
import * as alter from './alter-frames.ts'

export function measure(
  movement: MovementId,
  frames: readonly PoseFrame[],
  windowSeconds = 60,
  variant: VariantId | null = null,
): Measured {
  const analyser = createAnalyser(movement, inSeconds(windowSeconds), variant)
  for (const frame of frames) analyser.observe(frame)
  const measured = analyser.result()
  // Every test result must also pass the server's check for contradictions.
  const contradiction = measured.ok ? contradictionIn(measured.measurement) : null
  if (measured.ok) expect(believedLevel(measured.measurement)).toBe(measured.measurement.quality.level)
  if (contradiction) throw new Error(`${contradiction}: ${JSON.stringify(measured)}`)
  return measured
}

export type Subject = {
  movement: MovementId
  variant?: VariantId
  /** Renders the movement at this rate, in the view it needs. */
  filmedAt: (framesPerSecond: number) => PoseFrame[]
  /** Asserts that the measurement matches the choreography within tolerance. */
  expectTruth(measured: Measured): void
}

/** Jitter, in picture heights, that the engine shows on a person standing still. */
const jitterSigma = 0.002
const runs = { numRuns: 5 }
/** Milliseconds; one test measures five films. */
const patience = 30_000
/** Seed whose dropped frames interrupt every half second of a hold. */
const lossesAllThroughAHold = 329_684

export function describeAnalyserProperties({ movement, variant, filmedAt, expectTruth }: Subject) {
  const measured = (frames: readonly PoseFrame[]) => measure(movement, frames, 60, variant)
  const frames = filmedAt(30)
  const seeds = fc.integer({ min: 1, max: 1_000_000 })

  describe(`${variant ? `${variant} ` : ''}${movement}, as every analyser`, { timeout: patience }, () => {
    test('measures what was done', () => expectTruth(measured(frames)))

    test('measures the same in a mirror', () => expectTruth(measured(alter.mirrored(frames))))

    test('measures the same elsewhere in the frame', () => {
      const shares = fc.double({ min: -0.05, max: 0.05, noNaN: true })
      fc.assert(
        fc.property(shares, shares, (x, y) => expectTruth(measured(alter.shifted(x, y)(frames)))),
        runs,
      )
    })

    test('measures the same nearer and further', () => {
      fc.assert(
        fc.property(fc.double({ min: 0.6, max: 1.15, noNaN: true }), factor => {
          expectTruth(measured(alter.scaled(factor)(frames)))
        }),
        runs,
      )
    })

    test('measures the same from 15 to 60 fps', () => {
      fc.assert(
        fc.property(fc.integer({ min: 15, max: 60 }), rate => expectTruth(measured(filmedAt(rate)))),
        runs,
      )
    })

    test('measures the same if frames are dropped', () => {
      fc.assert(
        fc.property(seeds, seed => expectTruth(measured(alter.dropped(0.25, seed)(frames)))),
        runs,
      )
    })

    test('measures the same if the points tremble', () => {
      fc.assert(
        fc.property(seeds, seed => expectTruth(measured(alter.jittered(jitterSigma, seed)(frames)))),
        runs,
      )
    })

    test('measures the same if the person is lost in one frame of twenty', () => {
      fc.assert(
        fc.property(seeds, seed => expectTruth(measured(alter.lostNowAndThen(0.05, seed)(frames)))),
        { ...runs, examples: [[lossesAllThroughAHold]] },
      )
    })

    test('takes its time from the timestamps, wherever their clock began', () =>
      expectTruth(measured(alter.later(5_000_000)(frames))))

    test('gives a reason and no number if no one is there', () =>
      expect(measured(alter.emptied(frames))).toMatchObject({ ok: false, reason: 'no-person' }))

    test('gives a reason and no number without a single frame', () =>
      expect(measured([])).toMatchObject({ ok: false, reason: 'no-person' }))

    test('gives a reason and no number if the feet are cut off', () => {
      const cut = alter.feetOutBy(0.04)(frames)
      expect(measured(cut)).toMatchObject({ ok: false, reason: 'feet-out-of-frame' })
    })

    test('gives a reason and no number if the legs are out of the frame', () => {
      expect(measured(alter.feetOutBy(0.2)(frames))).toMatchObject({
        ok: false,
        reason: 'body-out-of-frame',
      })
    })

    test('refuses a frame rate too low to show the movement', () =>
      expect(measured(filmedAt(5))).toMatchObject({ ok: false, reason: 'too-few-frames' }))

    // A skeleton is fitted to every frame, which the engine makes many times slower anyway.
    test('takes less than 0.5 ms for most frames', () => {
      const analyser = createAnalyser(movement, inSeconds(60), variant ?? null)
      const milliseconds = frames.map(frame => {
        const started = performance.now()
        analyser.observe(frame)
        return performance.now() - started
      })
      // The median, since another process may have preempted the slowest.
      const middle = milliseconds.sort((a, b) => a - b)[Math.floor(milliseconds.length / 2)]
      expect(middle).toBeLessThan(0.5)
    })
  })
}
