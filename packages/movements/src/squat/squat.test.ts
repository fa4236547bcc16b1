import { performance as perform, phoneOnShelf } from '@lithe/workshop/choreography'
import { describe, expect, test } from 'vitest'
import { describeAnalyserProperties, measure } from '../testing/analyser-properties.ts'

const repetition = (kneeDegrees: number, startSeconds: number) => ({
  kneeDegrees,
  startSeconds,
  downSeconds: 1,
  bottomSeconds: 0.2,
  upSeconds: 0.9,
})
const score = {
  repetitions: [
    repetition(70, 1.5),
    repetition(118, 4.2),
    repetition(78, 6.9),
    repetition(60, 9.6),
    repetition(112, 12.3),
  ],
}
const seconds = 15.5
const from = (yawDegrees: number) => (fps: number) =>
  perform('squat', score, { ...phoneOnShelf, yawDegrees }, fps, seconds).frames
const expected = { reps: 3, partials: 2 }

describeAnalyserProperties({
  movement: 'squat',
  filmedAt: from(35),
  expectTruth(measured) {
    expect(measured).toMatchObject({ ok: true, measurement: expected })
  },
})

describe('squat', () => {
  test('is filmed as this test expects', () => {
    expect(perform('squat', score, phoneOnShelf, 30, seconds).truth.expected).toMatchObject(expected)
  })

  test.each([-90, -60, -30, 0, 20, 45, 70, 90])('counts the same from %i°', yaw => {
    expect(measure('squat', from(yaw)(30))).toMatchObject({ ok: true, measurement: expected })
  })

  test.each([0, 45, 90])('finds the deepest bend within 8° from %i°', yaw => {
    const measured = measure('squat', from(yaw)(30))
    const deepest =
      measured.ok && measured.measurement.movement === 'squat' ? measured.measurement.deepestDegrees : null
    expect(Math.abs((deepest ?? Number.NaN) - 60)).toBeLessThanOrEqual(8)
  })

  test.each([
    ['brisk', 0.5, 15, 'fair'],
    ['brisk', 0.5, 20, 'good'],
    ['unhurried', 1, 15, 'good'],
  ] as const)(
    'counts %s repetitions of %f s each way at %i fps, with quality %s',
    (_, seconds, fps, level) => {
      const repetitions = [1, 2, 3, 4].map(nth => ({
        kneeDegrees: 75,
        startSeconds: nth * 2.2 * seconds,
        downSeconds: seconds,
        bottomSeconds: 0.1,
        upSeconds: seconds,
      }))
      const { frames } = perform('squat', { repetitions }, phoneOnShelf, fps, 2 + 11 * seconds)
      expect(measure('squat', frames)).toMatchObject({ measurement: { reps: 4, quality: { level } } })
    },
  )

  test('does not count if unfinished at the end', () => {
    const frames = from(90)(30).filter(({ time }) => time < 10_600)
    const unfinished = { ok: true, measurement: { reps: 2, partials: 1 } }
    expect(measure('squat', frames)).toMatchObject(unfinished)
    expect(measure('squat', frames, 10.6), 'nor when the time ends in it').toMatchObject(unfinished)
  })

  test('is not detected when a knee is lifted', () => {
    const stance = {
      arms: 'sides',
      unsteadiness: 1,
      holds: [
        { lifted: 'left', fromSeconds: 1.5, toSeconds: 4, liftMetres: 0.35 },
        { lifted: 'right', fromSeconds: 6, toSeconds: 8.5, liftMetres: 0.35 },
      ],
    } as const
    const { frames } = perform('single-leg-stance', stance, { ...phoneOnShelf, yawDegrees: 60 }, 30, 10)
    expect(measure('squat', frames)).toMatchObject({ ok: false, reason: 'no-attempt' })
  })

  test('is not detected in a bow with straight knees', () => {
    const reach = {
      foldDegrees: 95,
      kneeDegrees: 174,
      startSeconds: 1,
      downSeconds: 2,
      holdSeconds: 1,
      upSeconds: 1.5,
    }
    const { frames } = perform('toe-touch', { reaches: [reach] }, { ...phoneOnShelf, yawDegrees: 90 }, 30, 7)
    expect(measure('squat', frames)).toMatchObject({ ok: false, reason: 'no-attempt' })
  })
})
