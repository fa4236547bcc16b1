import { performance as perform, phoneOnShelf } from '@lithe/choreography'
import { inSeconds, milliseconds, type PoseFrame } from '@lithe/pose'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { movementIds } from '../catalog/catalog.ts'
import { createAnalyser } from '../create-analyser.ts'
import { jittered } from '../testing/alter-frames.ts'
import type { Moment } from './find-moment.ts'
import { bearsOut, differenceOf, measureAgain, measuringAgain, toleranceFor } from './measure-again.ts'
import { createSeriesRecorder } from './series-recorder.ts'
import type { StickSeries } from './stick-series.ts'
import { filmedWays, measurementOf, stance, type WayName, wayNames } from './testing/filmed-ways.ts'
import { seriesOf } from './testing/series-of.ts'

/** As the engine shows a person who stands still, in picture heights. */
const jitterSigma = 0.002

/** What is kept of a film while its analyser watches it, and what that came to. */
function recorded(way: (typeof filmedWays)[keyof typeof filmedWays], frames: readonly PoseFrame[]) {
  const analyser = createAnalyser(way.movement, inSeconds(60), way.ease)
  const recorder = createSeriesRecorder(analyser)
  for (const frame of frames) {
    analyser.observe(frame)
    recorder.observe(frame)
  }
  const measured = analyser.result()
  const series = recorder.series()
  if (!measured.ok || !series) throw new Error(`${way.movement}: ${JSON.stringify(measured)}`)
  return { series, said: measured.measurement }
}

const isBorneOut = (series: StickSeries, said: Parameters<typeof measureAgain>[1]) => {
  const again = measureAgain(series, said)
  return again !== null && bearsOut(again, said)
}

describe('a series measured again', { timeout: 60_000 }, () => {
  test('is one of every movement there is', () => {
    const filmed = new Set(wayNames.map(name => filmedWays[name].movement))
    expect([...filmed].sort()).toEqual([...movementIds].sort())
  })

  test.each(wayNames)('comes to the same: %s', name => {
    const way = filmedWays[name]
    const seeds = fc.integer({ min: 1, max: 1_000_000 })
    fc.assert(
      fc.property(seeds, seed => {
        const { series, said } = recorded(way, jittered(jitterSigma, seed)([...way.frames]))
        const again = measureAgain(series, said)
        if (!again?.measured.ok) throw new Error(JSON.stringify(again))
        expect(differenceOf(said, again.measured.measurement)).toBeLessThanOrEqual(toleranceFor(said))
      }),
      { numRuns: 8 },
    )
  })

  test('does not bear out another number, another movement, or nothing', () => {
    const { series, said } = recorded(filmedWays.stance, filmedWays.stance.frames)
    expect(isBorneOut(series, said)).toBe(true)
    const longer = perform('single-leg-stance', stance(19), phoneOnShelf, 30, 20).frames
    expect(isBorneOut(series, measurementOf(filmedWays.stance, longer))).toBe(false)
    const squats = recorded(filmedWays.squats, filmedWays.squats.frames)
    expect(isBorneOut(series, squats.said)).toBe(false)
    expect(isBorneOut(squats.series, { ...squats.said, reps: 4 } as typeof squats.said)).toBe(false)
    expect(measureAgain({ ...series, bytes: series.bytes.slice(0, 100) }, said)).toBeNull()
    expect(measureAgain({ aspect: 1, bytes: new Uint8Array(1) }, said)).toBeNull()
  })

  test('is not longer than the window it is said to be of', () => {
    const { series, said } = recorded(filmedWays.stance, filmedWays.stance.frames)
    expect(measureAgain(series, { ...said, windowSeconds: 4 })).toBeNull()
  })

  test('after half a minute of waiting for the first lift holds the end of the wait only', () => {
    const { frames } = filmedWays.stance
    const [first] = frames
    if (!first) throw new Error('no film')
    const wait = Array.from({ length: 30 * 28 }, (_, index) => ({
      ...first,
      time: milliseconds((index * 1000) / 30),
    }))
    const late = frames.map(frame => ({ ...frame, time: milliseconds(frame.time + 28_000) }))
    const { series, said } = recorded(filmedWays.stance, [...wait, ...late])
    expect(series.bytes.length).toBeLessThan(seriesOf([...wait, ...late]).bytes.length - 1000)
    expect(isBorneOut(series, said)).toBe(true)
  })

  test.each<[WayName, Moment]>([
    ['stance', { from: 141, telling: 167, to: 181 }],
    ['stance with a hand on a chair', { from: 58, telling: 84, to: 98 }],
    ['half a step', { from: 77, telling: 103, to: 117 }],
    ['toe touch', { from: 17, telling: 42, to: 57 }],
    ['reach on a chair', { from: 5, telling: 31, to: 46 }],
    ['squats', { from: 88, telling: 121, to: 128 }],
    ['chair stands', { from: 93, telling: 108, to: 117 }],
    ['push-ups', { from: 81, telling: 113, to: 121 }],
    ['jumping jacks', { from: 67, telling: 80, to: 87 }],
    ['plank', { from: 50, telling: 76, to: 90 }],
    ['sit and reach', { from: 17, telling: 42, to: 57 }],
  ])('shows the moment that %s stand on', (name, moment) => {
    const { series, said } = recorded(filmedWays[name], filmedWays[name].frames)
    expect(measureAgain(series, said)?.moment).toEqual(moment)
  })

  test('can be paused between any few figures', () => {
    const { series, said } = recorded(filmedWays.squats, filmedWays.squats.frames)
    const steps = [...measuringAgain(series, said)].length
    expect(steps).toBeGreaterThan(10)
  })
})
