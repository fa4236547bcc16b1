import { averagePerson, bodyOf, chairStand, film, phoneOnShelf, steadyRises } from '@lithe/choreography'
import { describe, expect, test } from 'vitest'
import { describeAnalyserProperties, measure } from '../testing/analyser-properties.ts'

const body = bodyOf(averagePerson)
const stands = chairStand(body, { seconds: 15, rises: steadyRises([1, 1, 0.5, 1, 1]) })
const from = (yawDegrees: number, heightMetres = 1) => {
  const camera = { ...phoneOnShelf, yawDegrees, heightMetres }
  return (fps: number) => film(stands, camera, fps).frames
}
const chairStands = (frames: ReturnType<ReturnType<typeof from>>) => measure('squat', frames, 30, 'seated')
const expected = { reps: 4, partials: 1 }

describeAnalyserProperties({
  movement: 'squat',
  ease: 'seated',
  filmedAt: from(60),
  expectTruth(measured) {
    expect(measured).toMatchObject({ ok: true, measurement: { ...expected, ease: 'seated' } })
  },
})

describe('chair stands', () => {
  test('the choreography did what this test says', () => {
    expect(film(stands, phoneOnShelf, 30).truth.expected).toMatchObject(expected)
  })

  test.each([
    [0, 0.6],
    [0, 1],
    [0, 1.3],
    [-30, 1],
    [45, 0.6],
    [45, 1.3],
    [90, 1],
    [-90, 1],
  ])('count the same from %i° round the person, the camera %f m high', (yaw, height) => {
    expect(chairStands(from(yaw, height)(30))).toMatchObject({ ok: true, measurement: expected })
  })

  test('count the moment the person is up', () => {
    const rises = [{ share: 1, startSeconds: 1, upSeconds: 1, topSeconds: 20, downSeconds: 1 }]
    const { frames } = film(chairStand(body, { seconds: 5, rises }), { ...phoneOnShelf, yawDegrees: 60 }, 30)
    expect(chairStands(frames)).toMatchObject({ measurement: { reps: 1, partials: 0 } })
  })

  test('count five quick ones in ten seconds', () => {
    const rises = steadyRises([1, 1, 1, 1, 1], { tempoSeconds: 1.6 })
    const { frames } = film(chairStand(body, { seconds: 11, rises }), { ...phoneOnShelf, yawDegrees: 40 }, 20)
    expect(chairStands(frames)).toMatchObject({ measurement: { reps: 5, partials: 0 } })
  })

  test('only sitting there is no attempt', () => {
    const { frames } = film(chairStand(body, { seconds: 5, rises: [] }), phoneOnShelf, 30)
    expect(chairStands(frames)).toMatchObject({ ok: false, reason: 'no-attempt' })
  })
})
