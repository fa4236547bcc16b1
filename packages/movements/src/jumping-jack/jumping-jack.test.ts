import {
  film,
  marching,
  performance as perform,
  phoneOnShelf,
  steadyJacks,
} from '@lithe/workshop/choreography'
import { describe, expect, test } from 'vitest'
import { dropped } from '../testing/alter-frames.ts'
import { describeAnalyserProperties, measure } from '../testing/analyser-properties.ts'

const score = { repetitions: steadyJacks([180, 175, 90, 180, 180]) }
const seconds = 13
const filmedAt = (fps: number) => perform('jumping-jack', score, phoneOnShelf, fps, seconds).frames
const expected = { reps: 4, partials: 1 }

describeAnalyserProperties({
  movement: 'jumping-jack',
  filmedAt,
  expectTruth(measured) {
    expect(measured).toMatchObject({ ok: true, measurement: expected })
  },
})

const jacks = (
  arms: readonly number[],
  tempo: { tempoSeconds?: number; apartMetres?: number },
  fps = 30,
  yawDegrees = 0,
) => {
  const camera = { ...phoneOnShelf, yawDegrees }
  return perform('jumping-jack', { repetitions: steadyJacks(arms, tempo) }, camera, fps, 14).frames
}

describe('jumping jacks', () => {
  test('are filmed as this test expects', () => {
    const { truth } = perform('jumping-jack', score, phoneOnShelf, 60, seconds)
    expect(truth.expected).toMatchObject(expected)
  })

  test.each([-40, -20, 20, 40])('count the same from %i°', yaw => {
    expect(measure('jumping-jack', jacks([180, 180, 180], {}, 30, yaw))).toMatchObject({
      measurement: { reps: 3, partials: 0 },
    })
  })

  test.each([15, 20, 30])('count at a quick pace at %i fps', fps => {
    const frames = jacks([180, 180, 180, 180, 180, 180], { tempoSeconds: 1.1 }, fps)
    expect(measure('jumping-jack', frames)).toMatchObject({ measurement: { reps: 6, partials: 0 } })
  })

  test('count even if the hands leave the frame at the top', () => {
    const near = { ...phoneOnShelf, distanceMetres: 2.25, heightMetres: 0.85 }
    const { frames } = perform('jumping-jack', score, near, 30, seconds)
    const highest = Math.min(...frames.flatMap(({ pose }) => pose?.map(({ image }) => image.y) ?? []))
    expect(highest).toBeLessThan(-0.03)
    expect(measure('jumping-jack', frames)).toMatchObject({ ok: true, measurement: expected })
  })

  test('are partials if the arms rise no higher than the shoulders', () => {
    expect(measure('jumping-jack', jacks([90, 100, 90], {}))).toMatchObject({
      measurement: { reps: 0, partials: 3 },
    })
  })

  test('are partials if the feet hardly move apart', () => {
    expect(measure('jumping-jack', jacks([180, 180], { apartMetres: 0.3 }))).toMatchObject({
      measurement: { reps: 0, partials: 2 },
    })
  })

  test('do not count before the return to rest', () => {
    const frames = jacks([180, 180], {}).filter(({ time }) => time < 4300)
    expect(measure('jumping-jack', frames)).toMatchObject({ measurement: { reps: 1, partials: 0 } })
  })

  test('are refused in a side view, where the feet part along the line of sight', () => {
    expect(measure('jumping-jack', jacks([180, 180], {}, 30, 85))).toMatchObject({
      ok: false,
      reason: 'not-facing-camera',
    })
  })

  test('are not detected in squats', () => {
    const repetitions = [
      { kneeDegrees: 80, startSeconds: 1.5, downSeconds: 1, bottomSeconds: 0.2, upSeconds: 0.9 },
    ]
    const { frames } = perform('squat', { repetitions }, phoneOnShelf, 30, 6)
    expect(measure('jumping-jack', frames)).toMatchObject({ ok: false, reason: 'no-attempt' })
  })

  test('are not detected in marching, not even partials', () => {
    const knees = { upMetres: 0.45, stepSeconds: 1, kneeDegrees: 165 }
    const { frames } = film(marching(knees), phoneOnShelf, 20)
    expect(measure('jumping-jack', frames)).toMatchObject({ ok: false, reason: 'no-attempt' })
  })

  test('keep their count if a third of the frames is dropped', () => {
    const frames = dropped(0.33, 7)(jacks([180, 180, 90, 180], { tempoSeconds: 1.3 }))
    expect(measure('jumping-jack', frames)).toMatchObject({ measurement: { reps: 3, partials: 1 } })
  })
})
