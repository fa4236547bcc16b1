import { imagePoint, inSeconds, type PoseFrame } from '@lithe/pose'
import { type PlankScore, performance as perform } from '@lithe/workshop/choreography'
import { describe, expect, test } from 'vitest'
import { createAnalyser } from '../create-analyser.ts'
import { describeAnalyserProperties, measure } from '../testing/analyser-properties.ts'
import { phoneOnFloor } from '../testing/phone-on-floor.ts'

const slip = { startSeconds: 1.6, downSeconds: 0.7, bottomSeconds: 0.6, upSeconds: 0.7 }
const score: Omit<PlankScore, 'seconds'> = {
  on: 'forearms',
  unsteadiness: 1,
  lifts: [{ fromSeconds: -3, toSeconds: 6.4 }],
  slips: [{ ...slip, offDegrees: 40 }],
}
const seconds = 6.6
const perfect = (changes: Partial<typeof score> = {}, camera: Partial<typeof phoneOnFloor> = {}, fps = 30) =>
  perform('plank', { ...score, ...changes }, { ...phoneOnFloor, ...camera }, fps, seconds)
const tolerance = 0.3

const plankOf = (measured: ReturnType<typeof measure>) =>
  measured.ok && measured.measurement.movement === 'plank' ? measured.measurement : null

function observed(frames: readonly PoseFrame[]) {
  const analyser = createAnalyser('plank', inSeconds(60))
  return frames.map(frame => analyser.observe(frame))
}

/** A standing side view rotated by 90° about its centre. */
const tippedOver = (frame: PoseFrame): PoseFrame => ({
  ...frame,
  pose:
    frame.pose?.map(point => ({
      ...point,
      image: imagePoint(
        0.5 + (0.5 - point.image.y) / frame.aspect,
        0.5 + (point.image.x - 0.5) * frame.aspect,
      ),
    })) ?? null,
})

/** Asserts that exactly the true holds are found, starting with the first. */
function expectHolds(measured: ReturnType<typeof measure>, { truth }: ReturnType<typeof perfect>) {
  const lasting = (truth.expected.holds ?? []).filter(({ seconds }) => seconds >= 0.5)
  const found = plankOf(measured)?.holds ?? []
  const start = lasting[0]?.from ?? Number.NaN
  expect(found).toHaveLength(lasting.length)
  lasting.forEach(({ from, to }, index) => {
    expect(Math.abs((found[index]?.fromSeconds ?? Number.NaN) - (from - start))).toBeLessThanOrEqual(
      tolerance,
    )
    expect(Math.abs((found[index]?.toSeconds ?? Number.NaN) - (to - start))).toBeLessThanOrEqual(tolerance)
  })
  expect(
    Math.abs(
      (plankOf(measured)?.longestHoldSeconds ?? Number.NaN) - (truth.expected.longestHoldSeconds ?? 0),
    ),
  ).toBeLessThanOrEqual(tolerance)
}

const film = perfect()
describeAnalyserProperties({
  movement: 'plank',
  filmedAt: fps => perfect({}, {}, fps).frames,
  expectTruth: measured => expectHolds(measured, film),
})

describe('plank', () => {
  test.each([
    ['on the forearms, sagging', {}],
    ['on the hands, sagging', { on: 'hands' }],
    ['rising', { slips: [{ ...slip, offDegrees: -40 }] }],
    ['with a slip too small to leave the line', { slips: [{ ...slip, offDegrees: 7 }] }],
    [
      'kneeling between two holds',
      {
        slips: [],
        lifts: [
          { fromSeconds: -3, toSeconds: 2.4 },
          { fromSeconds: 3.6, toSeconds: 12 },
        ],
      },
    ],
  ] as const)('is timed %s', (_, changes) => {
    const someone = perfect(changes)
    expectHolds(measure('plank', someone.frames), someone)
  })

  test.each([
    [90, -4],
    [-90, 4],
    [65, 0],
    [-115, 0],
  ])('is timed from %i° with the phone leaning %i°', (yawDegrees, rollDegrees) => {
    const someone = perfect({}, { yawDegrees, rollDegrees })
    expectHolds(measure('plank', someone.frames), someone)
  })

  test('lasts as long as the window if held to its end', () => {
    const { frames } = perfect({ lifts: [{ fromSeconds: -3, toSeconds: 40 }], slips: [] })
    expect(plankOf(measure('plank', frames, 5))).toMatchObject({
      longestHoldSeconds: 5,
      holds: [{ fromSeconds: 0, toSeconds: 5, endedBy: 'clock' }],
    })
  })

  test.each([0, 30, 45])('is refused at %i° from facing the camera', yawDegrees => {
    expect(measure('plank', perfect({}, { yawDegrees }).frames)).toMatchObject({
      ok: false,
      reason: 'not-side-on',
    })
  })

  test('gives advice while the line is broken', () => {
    const adviceIn = (offDegrees: number) => {
      const { frames } = perfect({ slips: [{ ...slip, offDegrees }] })
      return new Set(observed(frames).map(({ advice }) => advice))
    }
    expect(adviceIn(40)).toContain('raise-hips')
    expect(adviceIn(-40)).toContain('lower-hips')
    expect(adviceIn(40)).toContain('lift-knees')
  })
})

describe('a plank is not detected', () => {
  test('while standing, however the phone leans', () => {
    for (const rollDegrees of [-8, 0, 8]) {
      const camera = { ...phoneOnFloor, heightMetres: 1, distanceMetres: 3.2, rollDegrees }
      const { frames } = perform('none', {}, camera, 30, 6)
      expect(measure('plank', frames)).toMatchObject({ ok: false, reason: 'no-attempt' })
    }
  })

  test('while kneeling on all fours', () => {
    const { frames } = perform('plank', { ...score, lifts: [], slips: [] }, phoneOnFloor, 15, 2)
    expect(measure('plank', frames)).toMatchObject({ ok: false, reason: 'no-attempt' })
  })

  test('while sitting on the floor', () => {
    const { frames } = perform('sit-and-reach', { kneeDegrees: 176, reaches: [] }, phoneOnFloor, 30, 6)
    expect(measure('plank', frames)).toMatchObject({ ok: false, reason: 'no-attempt' })
  })

  test('while lying flat with the arms along the body', () => {
    const { frames } = perform('none', {}, phoneOnFloor, 30, 6)
    expect(measure('plank', frames.map(tippedOver))).toMatchObject({ ok: false, reason: 'no-attempt' })
  })
})
