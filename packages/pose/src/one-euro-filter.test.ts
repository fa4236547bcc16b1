import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createOneEuroFilter, latenessAt } from './one-euro-filter.ts'
import { inSeconds } from './units.ts'

const options = { minCutoff: 4, beta: 8, speedCutoff: 1 }
const numbers = fc.double({ min: -10, max: 10, noNaN: true })
const intervals = fc.double({ min: 1 / 120, max: 0.2, noNaN: true }).map(inSeconds)
const atOnce = inSeconds(0)
const size = 1

/** Feeds `signal` at a steady rate and returns the last output. */
function outputAfter(seconds: number, framesPerSecond: number, signal: (seconds: number) => number) {
  const filter = createOneEuroFilter(options)
  let output = 0
  for (let frame = 0; frame <= seconds * framesPerSecond; frame++)
    output = filter(signal(frame / framesPerSecond), inSeconds(frame === 0 ? 0 : 1 / framesPerSecond), size)
  return output
}

describe('a one-euro filter', () => {
  test('passes the first number through', () => {
    fc.assert(fc.property(numbers, first => createOneEuroFilter(options)(first, atOnce, size) === first))
  })

  test("stays within its input's range", () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(numbers, intervals), { minLength: 1, maxLength: 60 }), samples => {
        const filter = createOneEuroFilter(options)
        let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
        for (const [value, seconds] of samples) {
          low = Math.min(low, value)
          high = Math.max(high, value)
          const output = filter(value, seconds, size)
          expect(output).toBeGreaterThanOrEqual(low - 1e-9)
          expect(output).toBeLessThanOrEqual(high + 1e-9)
        }
      }),
    )
  })

  test('converges to a resting signal', () => {
    expect(outputAfter(2, 30, seconds => (seconds < 0.2 ? 0 : 1))).toBeCloseTo(1, 3)
  })

  test.each([
    [15, 0.05],
    [15, 0.5],
    [30, 0.1],
    [60, 2],
  ])('lags by the documented delay at %i fps and %f body sizes a second', (framesPerSecond, speed) => {
    const ramp = (seconds: number) => speed * seconds
    const late = (ramp(8) - outputAfter(8, framesPerSecond, ramp)) / speed
    expect(late).toBeCloseTo(latenessAt(options, speed), 3)
  })

  test('scales with body size', () => {
    const [small, large] = [createOneEuroFilter(options), createOneEuroFilter(options)]
    fc.assert(
      fc.property(numbers, intervals, (value, seconds) => {
        expect(large(2 * value, seconds, 2 * size)).toBeCloseTo(2 * small(value, seconds, size), 6)
      }),
    )
  })

  test('more than halves a small tremble', () => {
    const tremble = (seconds: number) => (Math.round(seconds * 30) % 2 === 0 ? 0.001 : -0.001)
    const filter = createOneEuroFilter(options)
    const outputs = Array.from({ length: 90 }, (_, frame) =>
      filter(tremble(frame / 30), inSeconds(frame && 1 / 30), size),
    )
    const settled = outputs.slice(30)
    expect(Math.max(...settled) - Math.min(...settled)).toBeLessThan(0.002 * 0.5)
  })

  test('keeps its value if no time has passed', () => {
    const filter = createOneEuroFilter(options)
    filter(1, atOnce, size)
    expect(filter(5, atOnce, size)).toBe(1)
    expect(filter(5, inSeconds(-0.1), size)).toBe(1)
  })
})
