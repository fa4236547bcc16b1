import { createPoseSmoother } from '@lithe/pose'
import { averagePerson, bodyOf, film, phoneOnShelf, toeTouch } from '@lithe/workshop/choreography'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { jittered } from '../testing/alter-frames.ts'
import { measure } from '../testing/analyser-properties.ts'

const body = bodyOf(averagePerson)
const between = (min: number, max: number) => fc.double({ min, max, noNaN: true })
const seen = fc.record({
  yawDegrees: fc.oneof(between(70, 110), between(-110, -70)),
  heightMetres: between(0.4, 1.3),
  rollDegrees: between(-5, 5),
  fps: fc.constantFrom(15, 20, 30),
  sigma: between(0, 0.002),
  seed: fc.integer({ min: 1, max: 1_000_000 }),
})
type Seen = typeof seen extends fc.Arbitrary<infer Value> ? Value : never
type Bow = { foldDegrees: number; kneeDegrees: number }

function bowed(bow: Bow, { fps, sigma, seed, ...camera }: Seen) {
  const movement = toeTouch(body, {
    seconds: 6,
    reaches: [{ ...bow, startSeconds: 1, downSeconds: 1.4, holdSeconds: 1, upSeconds: 1.4 }],
  })
  const pitchDegrees = 14 * (camera.heightMetres - 0.8)
  const { frames } = film(movement, { ...phoneOnShelf, ...camera, pitchDegrees }, fps)
  return measure('toe-touch', jittered(sigma, seed)(frames).map(createPoseSmoother().smooth))
}
const runs = { numRuns: 30, endOnFailure: true }

/** Degrees by which a reading must exceed the true fold; the knees were straight on the way down. */
const farFromIt = 15

test('a bow with bent knees is never measured as its own fold, however deep', () => {
  fc.assert(
    fc.property(between(80, 130), between(95, 140), seen, (foldDegrees, kneeDegrees, from) => {
      const measured = bowed({ foldDegrees, kneeDegrees }, from)
      const told =
        measured.ok && 'minHipDegrees' in measured.measurement ? measured.measurement.minHipDegrees : 180
      expect(told).toBeGreaterThan(175 - foldDegrees + farFromIt)
    }),
    runs,
  )
}, 600_000)

test('a nod of the trunk is no toe touch', () => {
  fc.assert(
    fc.property(between(0, 16), seen, (foldDegrees, from) => {
      expect(bowed({ foldDegrees, kneeDegrees: 176 }, from)).toMatchObject({
        ok: false,
        reason: 'no-attempt',
      })
    }),
    runs,
  )
}, 600_000)
