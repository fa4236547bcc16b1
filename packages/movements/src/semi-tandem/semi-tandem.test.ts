import {
  averagePerson,
  bodyOf,
  film,
  type HalfStep,
  performance as perform,
  phoneOnShelf,
  semiTandem,
} from '@lithe/workshop/choreography'
import { describe, expect, test } from 'vitest'
import { describeAnalyserProperties, measure } from '../testing/analyser-properties.ts'

const body = bodyOf(averagePerson)
const standing = (steps: readonly HalfStep[], seconds = 14) =>
  semiTandem(body, { seconds, unsteadiness: 1, steps })
const stance = standing([
  { behind: 'left', fromSeconds: 2, toSeconds: 4.5 },
  { behind: 'right', fromSeconds: 6.5, toSeconds: 12 },
])
const semiTandemOf = (frames: Parameters<typeof measure>[1], windowSeconds = 60) =>
  measure('single-leg-stance', frames, windowSeconds, 'semi-tandem')

const tolerance = 0.3
function longestErrorOf(measured: ReturnType<typeof measure>, trueSeconds: number | undefined) {
  const found =
    measured.ok && 'longestHoldSeconds' in measured.measurement
      ? measured.measurement.longestHoldSeconds
      : null
  return Math.abs((found ?? Number.NaN) - (trueSeconds ?? 0))
}
const truth = film(stance, phoneOnShelf, 30).truth.expected

describeAnalyserProperties({
  movement: 'single-leg-stance',
  variant: 'semi-tandem',
  filmedAt: fps => film(stance, phoneOnShelf, fps).frames,
  expectTruth(measured) {
    expect(measured).toMatchObject({ ok: true, measurement: { variant: 'semi-tandem' } })
    expect(longestErrorOf(measured, truth.longestHoldSeconds)).toBeLessThanOrEqual(tolerance)
  },
})

describe('a semi-tandem stance', () => {
  test('reports which foot was behind', () => {
    expect(semiTandemOf(film(stance, phoneOnShelf, 30).frames)).toMatchObject({
      measurement: { holds: [{ lifted: 'left' }, { lifted: 'right' }] },
    })
  })

  test.each([
    { rollDegrees: 4 },
    { rollDegrees: -4 },
    { heightMetres: 0.5 },
    { heightMetres: 1.4, pitchDegrees: 8 },
    { yawDegrees: 20 },
    { distanceMetres: 3.5 },
  ])('is timed with the camera at %o', camera => {
    const { frames, truth } = film(stance, { ...phoneOnShelf, ...camera }, 30)
    expect(longestErrorOf(semiTandemOf(frames), truth.expected.longestHoldSeconds)).toBeLessThanOrEqual(
      tolerance,
    )
  })

  test('does not count if the feet are side by side', () => {
    expect(semiTandemOf(film(standing([]), phoneOnShelf, 30).frames)).toMatchObject({
      ok: false,
      reason: 'no-attempt',
    })
  })

  test('does not count on one leg', () => {
    const score = {
      arms: 'sides',
      unsteadiness: 1,
      holds: [{ lifted: 'left', fromSeconds: 2, toSeconds: 8, liftMetres: 0.2 }],
    } as const
    const { frames } = perform('single-leg-stance', score, phoneOnShelf, 30, 10)
    expect(semiTandemOf(frames)).toMatchObject({ ok: false, reason: 'no-attempt' })
  })

  test('lasts as long as the window if held throughout', () => {
    const { frames } = film(stance, phoneOnShelf, 30)
    expect(semiTandemOf(frames, 2)).toMatchObject({
      ok: true,
      measurement: { longestHoldSeconds: 2, holds: [{ fromSeconds: 0, toSeconds: 2, endedBy: 'clock' }] },
    })
  })
})
