import { createPoseSmoother, imagePoint, inSeconds, landmarkIndex, type PoseFrame } from '@lithe/pose'
import {
  performance as perform,
  steadyJacks,
  steadyPushUps,
  steadyRepetitions,
} from '@lithe/workshop/choreography'
import { describe, expect, test } from 'vitest'
import { createAnalyser } from '../create-analyser.ts'
import { describeAnalyserProperties, measure } from '../testing/analyser-properties.ts'
import { phoneOnFloor } from '../testing/phone-on-floor.ts'

const repetition = (elbowDegrees: number, startSeconds: number) => ({
  elbowDegrees,
  startSeconds,
  downSeconds: 0.8,
  bottomSeconds: 0.2,
  upSeconds: 0.7,
})
const score = {
  sagDegrees: 0,
  repetitions: [repetition(70, 0.6), repetition(118, 2.6), repetition(83, 4.6)],
}
const seconds = 6.6
const from = (changes: Partial<typeof phoneOnFloor>, fps = 30) =>
  perform('push-up', score, { ...phoneOnFloor, ...changes }, fps, seconds).frames
const expected = { reps: 2, partials: 1 }

/** The same push-up with the feet raised above the knees. */
const onItsKnees = (frame: PoseFrame): PoseFrame => ({
  ...frame,
  pose:
    frame.pose?.map((point, index, pose) => {
      const knee = pose[landmarkIndex[index % 2 === 0 ? 'rightKnee' : 'leftKnee']]
      if (index < landmarkIndex.leftAnkle || !knee) return point
      return { ...point, image: imagePoint(knee.image.x, knee.image.y - 0.15) }
    }) ?? null,
})

describeAnalyserProperties({
  movement: 'push-up',
  filmedAt: fps => from({}, fps),
  expectTruth(measured) {
    expect(measured).toMatchObject({ ok: true, measurement: expected })
  },
})

describe('push-up', () => {
  test('is filmed as this test expects', () => {
    expect(perform('push-up', score, phoneOnFloor, 30, seconds).truth.expected).toMatchObject(expected)
  })

  test.each([
    [90, -4],
    [-90, 4],
    [65, 0],
    [-115, 0],
    [100, 4],
  ])('counts the same from %i° with the phone leaning %i°', (yawDegrees, rollDegrees) => {
    expect(measure('push-up', from({ yawDegrees, rollDegrees }))).toMatchObject({
      ok: true,
      measurement: expected,
    })
  })

  test.each([
    [2.2, 0.05, 0.9],
    [3.5, 0.9, 1.33],
    [3.4, 0.4, 0.75],
  ])('counts the same %f m away with the phone %f m up', (distanceMetres, heightMetres, aspect) => {
    const pitchDegrees = Math.atan2(heightMetres - 0.3, distanceMetres) * (180 / Math.PI)
    const frames = from({ distanceMetres, heightMetres, pitchDegrees, aspect, verticalFieldDegrees: 60 })
    expect(measure('push-up', frames)).toMatchObject({ ok: true, measurement: expected })
  })

  test('finds the deepest bend within 8°', () => {
    const measured = measure('push-up', from({}))
    const deepest =
      measured.ok && measured.measurement.movement === 'push-up' ? measured.measurement.deepestDegrees : null
    expect(Math.abs((deepest ?? Number.NaN) - 70)).toBeLessThanOrEqual(8)
  })

  test.each(['female', 'male'] as const)(
    'counts the same for a %s body, short or tall, slight or stout',
    sex => {
      for (const person of [
        { heightMetres: 1.5, sex, build: 1.3 },
        { heightMetres: 1.9, sex, build: 0.85 },
      ]) {
        const { frames } = perform('push-up', { ...score, person }, phoneOnFloor, 30, seconds)
        expect(measure('push-up', frames)).toMatchObject({ ok: true, measurement: expected })
      }
    },
  )

  /** Arms never straighter than `atRest` at first, nor than `between` once repetitions begin. */
  const neverStraight = (atRest: number, between: number, fps: number) => {
    const always = { downSeconds: 0.1, bottomSeconds: 60, upSeconds: 0.1 }
    const soft = { ...always, elbowDegrees: atRest, startSeconds: -1 }
    const softer = { ...always, elbowDegrees: 173 - (atRest - between), startSeconds: 1.4, downSeconds: 0.4 }
    const repetitions = steadyPushUps(
      Array.from({ length: 6 }, () => 173 - (between - 78)),
      { startSeconds: 1.6, tempoSeconds: 1 },
    )
    const home = { ...softer, bottomSeconds: 5.8, upSeconds: 0.5 }
    const { frames } = perform(
      'push-up',
      { sagDegrees: 0, repetitions: [soft, home, ...repetitions] },
      phoneOnFloor,
      fps,
      9.5,
    )
    return frames.map(createPoseSmoother().smooth)
  }

  test.each([15, 30])('counts at a brisk pace even if the arms never look straight, at %i fps', fps => {
    expect(measure('push-up', neverStraight(156, 136, fps))).toMatchObject({
      ok: true,
      measurement: { reps: 6, partials: 0 },
    })
  })

  test.each([15, 30])('counts once even if the arms straighten halfway and bend again, at %i fps', fps => {
    expect(measure('push-up', neverStraight(173, 132, fps))).toMatchObject({
      ok: true,
      measurement: { reps: 1, partials: 0 },
    })
  })

  test('does not count if unfinished at the end', () => {
    const frames = from({}).filter(({ time }) => time < 5600)
    expect(measure('push-up', frames)).toMatchObject({ ok: true, measurement: { reps: 1, partials: 1 } })
  })

  test('is a partial if the hips are far out of line', () => {
    const hanging = { sagDegrees: 46, repetitions: [repetition(76, 0.8), repetition(76, 2.8)] }
    const { frames } = perform('push-up', hanging, phoneOnFloor, 30, 5)
    expect(measure('push-up', frames)).toMatchObject({ ok: true, measurement: { reps: 0, partials: 2 } })
  })

  test('is a partial with the knees on the floor, with advice to lift them until the next push-up begins', () => {
    const analyser = createAnalyser('push-up', inSeconds(60))
    const told = from({}).map(frame => analyser.observe(onItsKnees(frame)))
    const advice = told.map(reading => reading.advice)
    expect(analyser.result()).toMatchObject({ ok: true, measurement: { reps: 0, partials: 3 } })
    expect(advice).toContain('lift-knees')
    expect(advice).not.toContain('go-lower')
    const shortAt = advice.indexOf('lift-knees')
    const nextAt = told.findIndex(({ phase }, index) => index > shortAt && phase === 'moving')
    expect(new Set(advice.slice(shortAt, nextAt))).toEqual(new Set(['lift-knees']))
    expect(nextAt - shortAt, 'pictures, 30 a second').toBeGreaterThan(15)
    expect(advice[nextAt]).toBeNull()
  })

  test.each([0, 30, 45, 180])('is refused at %i° from facing the camera', yawDegrees => {
    expect(measure('push-up', from({ yawDegrees }))).toMatchObject({ ok: false, reason: 'not-side-on' })
  })

  test('is not detected in a plank', () => {
    const held = {
      on: 'hands',
      unsteadiness: 2,
      lifts: [{ fromSeconds: -3, toSeconds: 20 }],
      slips: [],
    } as const
    const { frames } = perform('plank', held, phoneOnFloor, 30, 5)
    expect(measure('push-up', frames)).toMatchObject({ ok: false, reason: 'no-attempt' })
  })

  test('is not detected in any upright activity', () => {
    const camera = { ...phoneOnFloor, heightMetres: 1, distanceMetres: 3.4 }
    const squats = { repetitions: steadyRepetitions([70, 70]) }
    const jacks = { repetitions: steadyJacks([180, 180]) }
    for (const frames of [
      perform('none', {}, camera, 20, 3).frames,
      perform('squat', squats, camera, 20, 7).frames,
      perform('jumping-jack', jacks, camera, 20, 6).frames,
    ])
      expect(measure('push-up', frames)).toMatchObject({ ok: false, reason: 'no-attempt' })
  })
})
