import type { PoseFrame } from '@lithe/pose'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Measured, MovementId } from '../catalog/catalog.ts'
import { createAnalyser } from '../create-analyser.ts'
import * as alter from './alter-frames.ts'

export function measure(movement: MovementId, frames: readonly PoseFrame[], windowSeconds = 60): Measured {
  const analyser = createAnalyser(movement, windowSeconds)
  if (!analyser) throw new Error(`${movement} has no analyser`)
  for (const frame of frames) analyser.observe(frame)
  return analyser.result()
}

export type Subject = {
  movement: MovementId
  /** The movement filmed at this rate, with the view it needs. */
  filmedAt: (framesPerSecond: number) => PoseFrame[]
  /** Fails unless the measurement is what the choreography did, within the bar. */
  expectTruth(measured: Measured): void
}

/** A camera wobble of this size, in picture heights, is what the engine shows on a person standing still. */
const jitterSigma = 0.002
const runs = { numRuns: 12 }
/** Here single lost pictures leave no half second of a hold whole. */
const lossesAllThroughAHold = 329_684

/** What holds for every analyser, whatever it measures. */
export function describeAnalyserProperties({ movement, filmedAt, expectTruth }: Subject) {
  const frames = filmedAt(30)
  const seeds = fc.integer({ min: 1, max: 1_000_000 })

  describe(`${movement}, as every analyser`, () => {
    test('measures what was done', () => expectTruth(measure(movement, frames)))

    test('measures the same in a mirror', () => expectTruth(measure(movement, alter.mirrored(frames))))

    test('measures the same elsewhere in the picture', () => {
      const shares = fc.double({ min: -0.05, max: 0.05, noNaN: true })
      fc.assert(
        fc.property(shares, shares, (x, y) => expectTruth(measure(movement, alter.shifted(x, y)(frames)))),
        runs,
      )
    })

    test('measures the same nearer and further', () => {
      fc.assert(
        fc.property(fc.double({ min: 0.6, max: 1.15, noNaN: true }), factor => {
          expectTruth(measure(movement, alter.scaled(factor)(frames)))
        }),
        runs,
      )
    })

    test('measures the same from 15 to 60 frames a second', () => {
      fc.assert(
        fc.property(fc.integer({ min: 15, max: 60 }), rate => expectTruth(measure(movement, filmedAt(rate)))),
        runs,
      )
    })

    test('measures the same when pictures go missing', () => {
      fc.assert(
        fc.property(seeds, seed => expectTruth(measure(movement, alter.dropped(0.25, seed)(frames)))),
        runs,
      )
    })

    test('measures the same when the points tremble', () => {
      fc.assert(
        fc.property(seeds, seed => expectTruth(measure(movement, alter.jittered(jitterSigma, seed)(frames)))),
        runs,
      )
    })

    test('measures the same when the person is lost in one frame of twenty', () => {
      fc.assert(
        fc.property(seeds, seed => expectTruth(measure(movement, alter.lostNowAndThen(0.05, seed)(frames)))),
        { ...runs, examples: [[lossesAllThroughAHold]] },
      )
    })

    test('takes its time from the time stamps, wherever their clock began', () =>
      expectTruth(measure(movement, alter.later(5_000_000)(frames))))

    test('gives a reason and no number where there is nobody', () =>
      expect(measure(movement, alter.emptied(frames))).toMatchObject({ ok: false, reason: 'no-person' }))

    test('gives a reason and no number without a single frame', () =>
      expect(measure(movement, [])).toMatchObject({ ok: false, reason: 'no-person' }))

    test('gives a reason and no number when the feet are cut off', () => {
      const lowest = Math.max(...frames.flatMap(({ pose }) => pose?.map(({ image }) => image.y) ?? []))
      const cut = alter.shifted(0, 1.04 - lowest)(frames)
      expect(measure(movement, cut)).toMatchObject({ ok: false, reason: 'feet-out-of-frame' })
    })

    test('gives a reason and no number when the legs are out of the picture', () => {
      expect(measure(movement, alter.shifted(0, 0.4)(frames))).toMatchObject({
        ok: false,
        reason: 'body-out-of-frame',
      })
    })

    test('refuses a film too slow to see the movement', () =>
      expect(measure(movement, filmedAt(5))).toMatchObject({ ok: false, reason: 'too-few-frames' }))

    test('needs less than 0.2 ms a frame', () => {
      // The quickest of five: in the others, somebody else had the processor.
      const passes = Array.from({ length: 5 }, () => {
        const started = performance.now()
        measure(movement, frames)
        return (performance.now() - started) / frames.length
      })
      expect(Math.min(...passes)).toBeLessThan(0.2)
    })
  })
}
