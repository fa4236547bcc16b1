import { createPoseSmoother, inSeconds } from '@lithe/pose'
import { performance as perform, phoneOnShelf } from '@lithe/workshop/choreography'
import { describe, expect, test } from 'vitest'
import { describeAnalyserProperties, measure } from '../testing/analyser-properties.ts'
import { sidesTakenForEachOther } from '../testing/misplaced.ts'
import { feetSeen } from './feet-seen.ts'
import { createStanceWatch } from './stance-watch.ts'

const score = {
  arms: 'sides',
  unsteadiness: 1,
  holds: [
    { lifted: 'right', fromSeconds: 2, toSeconds: 5, liftMetres: 0.2 },
    { lifted: 'left', fromSeconds: 7.5, toSeconds: 13.5, liftMetres: 0.25 },
  ],
} as const
const seconds = 16
const filmedAt = (fps: number) => perform('single-leg-stance', score, phoneOnShelf, fps, seconds)
const truth = filmedAt(60).truth.expected

const holdTolerance = 0.3

describeAnalyserProperties({
  movement: 'single-leg-stance',
  filmedAt: fps => filmedAt(fps).frames,
  expectTruth(measured) {
    if (!measured.ok || measured.measurement.movement !== 'single-leg-stance')
      return expect(measured).toMatchObject({ ok: true })
    const { holds, longestHoldSeconds } = measured.measurement
    expect(Math.abs(longestHoldSeconds - (truth.longestHoldSeconds ?? 0))).toBeLessThanOrEqual(holdTolerance)
    expect(holds).toHaveLength(2)
  },
})

describe('single-leg stance', () => {
  test('reports which foot was up, and the other foot in a mirror image', () => {
    const measured = measure('single-leg-stance', filmedAt(30).frames)
    expect(measured).toMatchObject({
      ok: true,
      measurement: { holds: [{ lifted: 'right' }, { lifted: 'left' }] },
    })
  })

  test.each([15, 30])('keeps its holds if the sides are swapped, at %i fps', fps => {
    const smoother = createPoseSmoother()
    const frames = sidesTakenForEachOther(13)(filmedAt(fps).frames).slice(2).map(smoother.smooth)
    const measured = measure('single-leg-stance', frames)
    if (!measured.ok || measured.measurement.movement !== 'single-leg-stance')
      return expect(measured).toMatchObject({ ok: true })
    const { holds, longestHoldSeconds } = measured.measurement
    expect(Math.abs(longestHoldSeconds - (truth.longestHoldSeconds ?? 0))).toBeLessThanOrEqual(holdTolerance)
    expect(holds).toHaveLength(2)
  })

  test.each([15, 20, 30])('has hold times undelayed by smoothing, at %i fps', fps => {
    const smoother = createPoseSmoother()
    const timer = createStanceWatch()
    for (const frame of filmedAt(fps).frames) {
      const { pose, aspect, time } = smoother.smooth(frame)
      const seconds = inSeconds(time / 1000)
      if (pose) timer.observe(seconds, feetSeen(pose, aspect))
    }
    const lateBy = (edge: 'fromSeconds' | 'toSeconds', trueEdge: 'from' | 'to') =>
      timer.holds().map((hold, index) => hold[edge] - (truth.holds?.[index]?.[trueEdge] ?? Number.NaN))
    const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
    expect(timer.holds()).toHaveLength(2)
    expect(Math.abs(mean(lateBy('fromSeconds', 'from')))).toBeLessThan(0.015)
    expect(Math.abs(mean(lateBy('toSeconds', 'to')))).toBeLessThan(0.02)
  })

  test('has two holds if the foot touches down in the middle', () => {
    const touched = {
      ...score,
      holds: [
        { lifted: 'left', fromSeconds: 2, toSeconds: 6, liftMetres: 0.2 },
        { lifted: 'left', fromSeconds: 6.2, toSeconds: 9, liftMetres: 0.2 },
      ],
    } as const
    const { frames, truth } = perform('single-leg-stance', touched, phoneOnShelf, 30, 12)
    const measured = measure('single-leg-stance', frames)
    expect(measured).toMatchObject({ ok: true, measurement: { holds: [{}, {}] } })
    if (measured.ok && measured.measurement.movement === 'single-leg-stance')
      expect(measured.measurement.longestHoldSeconds).toBeCloseTo(truth.expected.longestHoldSeconds ?? 0, 0)
  })

  test.each([15, 20, 30])('has two adjacent holds if the feet switch at once, at %i fps', fps => {
    for (const changes of [-0.2, -0.1, 0, 0.1]) {
      const changed = {
        ...score,
        holds: [
          { lifted: 'left', fromSeconds: 2, toSeconds: 6, liftMetres: 0.25 },
          { lifted: 'right', fromSeconds: 6 + changes, toSeconds: 11, liftMetres: 0.25 },
        ],
      } as const
      const { frames } = perform('single-leg-stance', changed, phoneOnShelf, fps, 13)
      const measured = measure('single-leg-stance', frames.map(createPoseSmoother().smooth))
      expect(measured).toMatchObject({ ok: true, measurement: { holds: [{}, {}] } })
    }
  })

  test('is detected from a lift of five centimetres', () => {
    const low = {
      ...score,
      holds: [{ lifted: 'left', fromSeconds: 2, toSeconds: 8, liftMetres: 0.07 }],
    } as const
    const { frames, truth } = perform('single-leg-stance', low, phoneOnShelf, 30, 10)
    const measured = measure('single-leg-stance', frames)
    expect(
      measured.ok && 'longestHoldSeconds' in measured.measurement && measured.measurement.longestHoldSeconds,
    ).toBeGreaterThan((truth.expected.longestHoldSeconds ?? 0) - holdTolerance)
  })

  test('is not attempted by a person on both feet', () => {
    const { frames } = perform('none', {}, phoneOnShelf, 30, 8)
    expect(measure('single-leg-stance', frames)).toMatchObject({ ok: false, reason: 'no-attempt' })
  })

  test('is refused in a side view, where one foot hides the other', () => {
    const { frames } = perform('single-leg-stance', score, { ...phoneOnShelf, yawDegrees: 85 }, 30, seconds)
    expect(measure('single-leg-stance', frames)).toMatchObject({ ok: false, reason: 'not-facing-camera' })
  })

  test.each([-4, 4])('is unaffected by a camera rolled by %i°', rollDegrees => {
    const { frames } = perform('single-leg-stance', score, { ...phoneOnShelf, rollDegrees }, 30, seconds)
    const measured = measure('single-leg-stance', frames)
    expect(
      measured.ok && 'longestHoldSeconds' in measured.measurement && measured.measurement.longestHoldSeconds,
    ).toBeCloseTo(truth.longestHoldSeconds ?? 0, 0)
  })

  test('lasts as long as the window if held throughout', () => {
    const { frames } = perform('single-leg-stance', score, phoneOnShelf, 30, seconds)
    expect(measure('single-leg-stance', frames, 2)).toMatchObject({
      ok: true,
      measurement: { longestHoldSeconds: 2, holds: [{ fromSeconds: 0, toSeconds: 2, endedBy: 'clock' }] },
    })
  })

  test('lasts two minutes if held throughout the longest window', () => {
    const holds = [{ lifted: 'left', fromSeconds: 0.5, toSeconds: 124, liftMetres: 0.2 }] as const
    const { frames } = perform('single-leg-stance', { ...score, holds }, phoneOnShelf, 15, 122)
    const measured = measure('single-leg-stance', frames, 120)
    expect(measured).toMatchObject({ ok: true, measurement: { longestHoldSeconds: 120 } })
  })

  test('is timed the same with a hand on a chair, and marked as supported', () => {
    const { frames } = filmedAt(30)
    const alone = measure('single-leg-stance', frames)
    const supported = measure('single-leg-stance', frames, 60, 'supported')
    expect(supported).toEqual({
      ok: true,
      measurement: { ...(alone.ok && alone.measurement), variant: 'supported' },
    })
  })

  test('reports more sway the less steady it is', () => {
    const swayOf = (unsteadiness: number) => {
      const measured = measure(
        'single-leg-stance',
        perform('single-leg-stance', { ...score, unsteadiness }, phoneOnShelf, 30, seconds).frames,
      )
      return measured.ok && measured.measurement.movement === 'single-leg-stance'
        ? measured.measurement.sway
        : Number.NaN
    }
    expect(swayOf(3)).toBeGreaterThan(1.5 * swayOf(1))
  })
})
