import { createPoseSmoother } from '@lithe/pose'
import {
  averagePerson,
  bodyOf,
  film,
  lunges,
  type Movement,
  marching,
  phoneOnShelf,
  toeTouch,
} from '@lithe/workshop/choreography'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { jittered } from '../testing/alter-frames.ts'
import { measure } from '../testing/analyser-properties.ts'

const body = bodyOf(averagePerson)
const between = (min: number, max: number) => fc.double({ min, max, noNaN: true })
const seen = fc.record({
  yawDegrees: between(-90, 90),
  fps: fc.constantFrom(15, 20, 30),
  sigma: between(0, 0.002),
  seed: fc.integer({ min: 1, max: 1_000_000 }),
})
const lunge = fc.record({ aheadMetres: between(0.5, 0.85), sinkMetres: between(0.2, 0.4) })
const march = fc.record({
  upMetres: between(0.25, 0.45),
  stepSeconds: between(0.6, 1.4),
  kneeDegrees: between(152, 172),
})
const bow = fc.record({ foldDegrees: between(75, 115), kneeDegrees: between(140, 176) }) // Further, it is a partial.
const bowing = (reach: { foldDegrees: number; kneeDegrees: number }) =>
  toeTouch(body, {
    seconds: 6,
    reaches: [{ ...reach, startSeconds: 1, downSeconds: 1.4, holdSeconds: 0.5, upSeconds: 1.4 }],
  })

type Seen = typeof seen extends fc.Arbitrary<infer Value> ? Value : never

function measured(movement: Movement, { yawDegrees, fps, sigma, seed }: Seen) {
  const { frames } = film(movement, { ...phoneOnShelf, yawDegrees }, fps)
  return measure('squat', jittered(sigma, seed)(frames).map(createPoseSmoother().smooth))
}
const noAttempt = { ok: false, reason: 'no-attempt' }

describe('no squat is detected from any side', { timeout: 600_000 }, () => {
  const runs = { numRuns: 30 }

  test('in a lunge, except a partial if the lunge points at the camera', () => {
    fc.assert(
      fc.property(lunge, seen, (how, from) => {
        const found = measured(lunges(how), from)
        const isTowardsCamera = Math.abs(from.yawDegrees) < 20
        if (isTowardsCamera && found.ok) expect(found.measurement).toMatchObject({ reps: 0 })
        else expect(found).toMatchObject(noAttempt)
      }),
      runs,
    )
  })

  test('in marching, not even a partial', () => {
    fc.assert(
      fc.property(march, seen, (how, from) => {
        expect(measured(marching(how), from)).toMatchObject(noAttempt)
      }),
      runs,
    )
  })

  test('in a bow, not even a partial', () => {
    fc.assert(
      fc.property(bow, seen, (how, from) => {
        expect(measured(bowing(how), from)).toMatchObject(noAttempt)
      }),
      runs,
    )
  })
})
