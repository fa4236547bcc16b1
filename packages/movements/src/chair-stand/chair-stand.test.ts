import {
  averagePerson,
  bodyOf,
  chairStand,
  film,
  phoneOnShelf,
  steadyRises,
} from '@lithe/workshop/choreography'
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
  variant: 'seated',
  filmedAt: from(60),
  expectTruth(measured) {
    expect(measured).toMatchObject({ ok: true, measurement: { ...expected, variant: 'seated' } })
  },
})

describe('chair stands', () => {
  test('are filmed as this test expects', () => {
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
  ])('count the same from %i° with the camera %f m high', (yaw, height) => {
    expect(chairStands(from(yaw, height)(30))).toMatchObject({ ok: true, measurement: expected })
  })

  test('count once the person is up', () => {
    const rises = [{ share: 1, startSeconds: 1, upSeconds: 1, topSeconds: 20, downSeconds: 1 }]
    const { frames } = film(chairStand(body, { seconds: 5, rises }), { ...phoneOnShelf, yawDegrees: 60 }, 30)
    expect(chairStands(frames)).toMatchObject({ measurement: { reps: 1, partials: 0 } })
  })

  test('count at a pace of five in ten seconds', () => {
    const rises = steadyRises([1, 1, 1, 1, 1], { tempoSeconds: 1.6 })
    const { frames } = film(chairStand(body, { seconds: 11, rises }), { ...phoneOnShelf, yawDegrees: 40 }, 20)
    expect(chairStands(frames)).toMatchObject({ measurement: { reps: 5, partials: 0 } })
  })

  test('are not attempted by a person who only sits', () => {
    const { frames } = film(chairStand(body, { seconds: 5, rises: [] }), phoneOnShelf, 30)
    expect(chairStands(frames)).toMatchObject({ ok: false, reason: 'no-attempt' })
  })
})

describe('a stand in progress when time ends', () => {
  const score = {
    seconds: 12,
    rises: [
      ...steadyRises([1, 1]),
      { share: 1, startSeconds: 7, upSeconds: 1.6, topSeconds: 0.8, downSeconds: 1.6 },
    ],
  }
  const movement = chairStand(body, score)
  const hipsAt = (seconds: number) => movement.postureAt(seconds).pelvis.y
  const [seated, standing] = [hipsAt(7), hipsAt(9)]
  const wayUpAt = (seconds: number) => (hipsAt(seconds) - seated) / (standing - seated)
  const hundredths = Array.from({ length: 1200 }, (_, index) => index / 100)
  const rising = (share: number) => hundredths.find(t => t > 7 && wayUpAt(t) >= share) ?? 0
  const falling = (share: number) => hundredths.find(t => t > 9.4 && wayUpAt(t) <= share) ?? 0

  const endedAt = (seconds: number, fps: number, yawDegrees: number, windowSeconds = seconds) => {
    const { frames } = film(movement, { ...phoneOnShelf, yawDegrees }, fps)
    const inTime = frames.filter(({ time }) => time <= seconds * 1000)
    const measured = measure('squat', inTime, windowSeconds, 'seated')
    if (!measured.ok || measured.measurement.movement !== 'squat') return null
    const { reps, partials, isLastByBell = false } = measured.measurement
    return { reps, partials, isLastByBell }
  }

  const seen = [0, 40, 90].flatMap(yaw => [10, 15, 30].map(fps => [fps, yaw] as const))
  test.each(seen)('counts if over half done, at %i fps from %i°', (fps, yaw) => {
    expect(endedAt(rising(0.45), fps, yaw)).toEqual({ reps: 2, partials: 0, isLastByBell: false })
    expect(endedAt(rising(0.75), fps, yaw)).toEqual({ reps: 3, partials: 0, isLastByBell: true })
  })

  test('counts once, whether the person finishes it or is already on the way down', () => {
    for (const seconds of [9, falling(0.75), falling(0.3)])
      expect(endedAt(seconds, 30, 40)).toEqual({ reps: 3, partials: 0, isLastByBell: false })
  })

  test('does not count if the person stops early', () => {
    expect(endedAt(rising(0.75), 30, 40, 30)).toEqual({ reps: 2, partials: 0, isLastByBell: false })
  })

  test('is an attempt even if it is the only stand', () => {
    const only = chairStand(body, { seconds: 12, rises: score.rises.slice(2) })
    const { frames } = film(only, { ...phoneOnShelf, yawDegrees: 40 }, 30)
    const seconds = rising(0.75)
    const measured = measure(
      'squat',
      frames.filter(({ time }) => time <= seconds * 1000),
      seconds,
      'seated',
    )
    expect(measured).toMatchObject({ measurement: { reps: 1, isLastByBell: true } })
    expect(
      measured.ok && 'deepestDegrees' in measured.measurement && measured.measurement.deepestDegrees,
    ).toBeLessThan(110)
  })
})

describe('the start position of chair stands', () => {
  const startedSeated = (fromSeconds: number, fps: number, yawDegrees: number) => {
    const { frames } = film(stands, { ...phoneOnShelf, yawDegrees }, fps)
    const measured = chairStands(frames.filter(({ time }) => time >= fromSeconds * 1000))
    return measured.ok && 'seat' in measured.measurement ? measured.measurement.seat : null
  }

  test('decides whether a single rise counts, since a standing person only stooped', () => {
    const once = film(chairStand(body, { seconds: 6, rises: steadyRises([1]) }), phoneOnShelf, 30).frames
    expect(chairStands(once)).toMatchObject({ measurement: { reps: 1 } })
    const stooped = film(stands, phoneOnShelf, 30).frames.filter(({ time }) => time >= 2500 && time <= 6500)
    expect(chairStands(stooped)).toMatchObject({ ok: false, reason: 'no-attempt' })
  })

  // The first rise ends between 2.4 and 2.6 seconds.
  test.each([0, 40, 90])('is recorded as seated or standing, from %i°', yaw => {
    for (const fps of [10, 30]) {
      expect(startedSeated(0, fps, yaw)).toEqual({ startedSeated: true, height: null })
      expect(startedSeated(2.5, fps, yaw)).toEqual({ startedSeated: false, height: null })
    }
  })
})
