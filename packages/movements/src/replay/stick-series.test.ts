import { performance as perform, phoneOnShelf, steadyJacks } from '@lithe/choreography'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { jittered, lostNowAndThen } from '../testing/alter-frames.ts'
import { createSeriesWriter, decodeSeries } from './stick-series.ts'
import { filmedWays, stance } from './testing/filmed-ways.ts'
import { seriesOf } from './testing/series-of.ts'

/** As the engine shows a person who stands still, in picture heights. */
const jitterSigma = 0.002
const mostBytes = 20_000
const mostFigures = 1500
const { squats, stance: stood, 'push-ups': pushUps } = filmedWays

describe('a stick-figure series', { timeout: 60_000 }, () => {
  test('of the longest window there is stays below 20 kB, trembling as the engine does', () => {
    const long = perform('single-leg-stance', stance(121), phoneOnShelf, 30, 124).frames
    const { bytes } = seriesOf(jittered(jitterSigma, 7)(long))
    expect(bytes.length).toBeLessThan(mostBytes)
    expect(bytes.length).toBeGreaterThan(mostBytes / 4)
  })

  test('of a whole window of what moves most stays below 20 kB', () => {
    const jacks = perform(
      'jumping-jack',
      { repetitions: steadyJacks(Array(50).fill(180)) },
      phoneOnShelf,
      30,
      60,
    ).frames
    expect(seriesOf(jittered(jitterSigma, 7)(jacks)).bytes.length).toBeLessThan(mostBytes)
  })

  test('is none where it would be larger, and is held no longer', () => {
    const long = perform('single-leg-stance', stance(121), phoneOnShelf, 30, 124).frames
    const writer = createSeriesWriter()
    for (const frame of jittered(0.02, 7)(long)) writer.observe(frame)
    expect(writer.series()).toBeNull()
  })

  test('holds nothing where no body was seen, and invents none across a gap', () => {
    const frames = squats.frames.map((frame, index) =>
      index >= 90 && index < 120 ? { ...frame, pose: null } : frame,
    )
    const figures = decodeSeries(seriesOf(frames), mostFigures) ?? []
    expect(figures).toHaveLength(Math.floor(((frames.length - 1) * 10) / 30) + 1)
    for (const [index, { pose }] of figures.entries())
      expect(pose === null, `figure ${index}`).toBe(index >= 30 && index < 40)
  })

  test('places each point within a step of where it was', () => {
    const frames = lostNowAndThen(0.02, 5)([...pushUps.frames])
    const figures = decodeSeries(seriesOf(frames), mostFigures) ?? []
    for (const [index, figure] of figures.entries()) {
      const hip = frames[index * 3]?.pose?.[23]?.image
      if (!figure.pose || !hip) continue
      expect(Math.abs((figure.pose[23]?.image.x ?? 0) - hip.x)).toBeLessThanOrEqual(0.0011)
      expect(Math.abs((figure.pose[23]?.image.y ?? 0) - hip.y)).toBeLessThanOrEqual(0.0011)
    }
  })

  test('is nothing where the bytes are none: cut short, endless, at random, or with more behind its end', () => {
    const { aspect, bytes } = seriesOf(squats.frames)
    const read = (some: Uint8Array) => decodeSeries({ aspect, bytes: some }, mostFigures)
    expect(read(bytes)).toHaveLength(150)
    for (const end of [0, 1, 40, bytes.length - 2]) expect(read(bytes.slice(0, end))).toBeNull()
    expect(read(new Uint8Array(20_000).fill(0b1010_1010))).toBeNull()
    expect(read(Uint8Array.from([...bytes, 0]))).toBeNull()
    expect(read(new Uint8Array(20_001))).toBeNull()
    expect(decodeSeries({ aspect, bytes }, 149)).toBeNull()
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 2000 }), noise => {
        for (const { pose } of read(noise) ?? [])
          for (const { image } of pose ?? []) expect(Math.abs(image.x) + Math.abs(image.y)).toBeLessThan(9)
      }),
    )
  })

  test('is written in one way only: what can be read is what its figures are written as', () => {
    for (const { frames } of [squats, stood, pushUps]) {
      const series = seriesOf(frames)
      const again = seriesOf(decodeSeries(series, mostFigures) ?? [])
      expect(again.bytes).toEqual(series.bytes)
    }
  })
})
