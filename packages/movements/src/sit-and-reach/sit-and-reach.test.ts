import { performance as perform, type SitAndReachScore } from '@lithe/workshop/choreography'
import { describe, expect, test } from 'vitest'
import { describeAnalyserProperties, measure } from '../testing/analyser-properties.ts'
import { phoneOnFloor } from '../testing/phone-on-floor.ts'

const reach = (foldDegrees: number, startSeconds: number, holdSeconds = 1) => ({
  foldDegrees,
  startSeconds,
  downSeconds: 1.3,
  holdSeconds,
  upSeconds: 1.3,
})
const score: Omit<SitAndReachScore, 'seconds'> = {
  kneeDegrees: 175,
  reaches: [reach(32, 0.6), reach(60, 4.4)],
}
const seconds = 8.4
const perfect = (changes: Partial<typeof score> = {}, camera: Partial<typeof phoneOnFloor> = {}, fps = 30) =>
  perform('sit-and-reach', { ...score, ...changes }, { ...phoneOnFloor, ...camera }, fps, seconds)
const angleTolerance = 5

const reachOf = (measured: ReturnType<typeof measure>) =>
  measured.ok && measured.measurement.movement === 'sit-and-reach' ? measured.measurement : null

function expectHip(measured: ReturnType<typeof measure>, { truth }: ReturnType<typeof perfect>) {
  const hip = reachOf(measured)?.minHipDegrees ?? Number.NaN
  expect(Math.abs(hip - (truth.expected.minHipDegrees ?? 0))).toBeLessThanOrEqual(angleTolerance)
}

const film = perfect()
describeAnalyserProperties({
  movement: 'sit-and-reach',
  filmedAt: fps => perfect({}, {}, fps).frames,
  expectTruth: measured => expectHip(measured, film),
})

describe('sit-and-reach', () => {
  test.each([20, 45, 75])('is measured at a fold of %i°', foldDegrees => {
    const someone = perfect({ reaches: [reach(foldDegrees, 1)] })
    expectHip(measure('sit-and-reach', someone.frames), someone)
  })

  test('gives no number if the knees are bent throughout', () => {
    const { frames } = perfect({ kneeDegrees: 138 })
    expect(measure('sit-and-reach', frames)).toMatchObject({ ok: false, reason: 'knees-bent' })
  })

  test('reports a deeper reach with bent knees separately, without counting it', () => {
    const straight = perform('sit-and-reach', { ...score, reaches: [reach(35, 0.6)] }, phoneOnFloor, 30, 5)
    const bent = perform('sit-and-reach', { kneeDegrees: 138, reaches: [reach(75, 1)] }, phoneOnFloor, 30, 7)
    const later = bent.frames.map(frame => ({ ...frame, time: (frame.time + 5000) as typeof frame.time }))
    const found = reachOf(measure('sit-and-reach', [...straight.frames, ...later]))
    expect(
      Math.abs((found?.minHipDegrees ?? Number.NaN) - (straight.truth.expected.minHipDegrees ?? 0)),
    ).toBeLessThanOrEqual(angleTolerance)
    expect(found?.minHipDegreesWithBentKnees).toBeLessThan((found?.minHipDegrees ?? 0) - 10)
  })

  test('does not count if not held', () => {
    const someone = perfect({ reaches: [reach(32, 0.6), reach(70, 4.6, 0.05)] })
    expectHip(measure('sit-and-reach', someone.frames), someone)
  })

  test.each([
    [-4, 90],
    [4, -90],
    [0, 70],
    [0, -110],
  ])('is unaffected by the phone leaning %i° and %i° of rotation', (rollDegrees, yawDegrees) => {
    const someone = perfect({}, { rollDegrees, yawDegrees })
    expectHip(measure('sit-and-reach', someone.frames), someone)
  })

  test.each([
    [2.2, 0.1],
    [3.5, 1],
  ])('is unaffected by a phone %f m away and %f m up', (distanceMetres, heightMetres) => {
    const pitchDegrees = Math.atan2(heightMetres - 0.3, distanceMetres) * (180 / Math.PI)
    const someone = perfect({}, { distanceMetres, heightMetres, pitchDegrees })
    expectHip(measure('sit-and-reach', someone.frames), someone)
  })

  test.each([0, 30, 45])('is refused at %i° from facing the camera', yawDegrees => {
    expect(measure('sit-and-reach', perfect({}, { yawDegrees }).frames)).toMatchObject({
      ok: false,
      reason: 'not-side-on',
    })
  })

  test('is not attempted by a person who sits still', () => {
    expect(measure('sit-and-reach', perfect({ reaches: [] }).frames)).toMatchObject({
      ok: false,
      reason: 'no-attempt',
    })
  })

  test.each([
    ['standing', 'none', {}],
    [
      'a standing toe touch',
      'toe-touch',
      {
        reaches: [
          {
            foldDegrees: 95,
            kneeDegrees: 174,
            startSeconds: 1,
            downSeconds: 2,
            holdSeconds: 1,
            upSeconds: 1.5,
          },
        ],
      },
    ],
    [
      'a plank',
      'plank',
      { on: 'hands', unsteadiness: 1, lifts: [{ fromSeconds: 1, toSeconds: 4 }], slips: [] },
    ],
  ] as const)('is not attempted by %s', (_, movement, its) => {
    const camera = { ...phoneOnFloor, heightMetres: 0.9, distanceMetres: 3.4 }
    const { frames } = perform(movement, its, camera, 20, 6)
    expect(measure('sit-and-reach', frames)).toMatchObject({ ok: false, reason: 'no-attempt' })
  })
})
