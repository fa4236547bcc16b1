import { performance as perform, phoneOnShelf } from '@lithe/workshop/choreography'
import { describe, expect, test } from 'vitest'
import { describeAnalyserProperties, measure } from '../testing/analyser-properties.ts'
import { ankleAtKnee, legSeen } from '../testing/misplaced.ts'

const side = { ...phoneOnShelf, yawDegrees: 90 }
const reach = (foldDegrees: number, kneeDegrees: number, startSeconds: number, holdSeconds = 1.5) => ({
  foldDegrees,
  kneeDegrees,
  startSeconds,
  downSeconds: 2,
  holdSeconds,
  upSeconds: 1.8,
})
const score = { reaches: [reach(70, 174, 1), reach(100, 174, 7)] }
const seconds = 13
const film = perform('toe-touch', score, side, 30, seconds)
const angleTolerance = 5

const hipOf = (measured: ReturnType<typeof measure>) =>
  measured.ok && measured.measurement.movement === 'toe-touch' ? measured.measurement : null

describeAnalyserProperties({
  movement: 'toe-touch',
  filmedAt: fps => perform('toe-touch', score, side, fps, seconds).frames,
  expectTruth(measured) {
    const hip = hipOf(measured)?.minHipDegrees ?? Number.NaN
    expect(Math.abs(hip - (film.truth.expected.minHipDegrees ?? 0))).toBeLessThanOrEqual(angleTolerance)
  },
})

describe('toe touch', () => {
  test('reports a deeper reach with bent knees separately, without counting it', () => {
    const bent = { reaches: [reach(70, 174, 1), reach(105, 138, 7)] }
    const { frames, truth } = perform('toe-touch', bent, side, 30, seconds)
    const found = hipOf(measure('toe-touch', frames))
    expect(
      Math.abs((found?.minHipDegrees ?? Number.NaN) - (truth.expected.minHipDegrees ?? 0)),
    ).toBeLessThanOrEqual(angleTolerance)
    expect(found?.minHipDegreesWithBentKnees).toBeLessThan((found?.minHipDegrees ?? 0) - 10)
  })

  test('gives no number if the knees are bent throughout', () => {
    const { frames } = perform('toe-touch', { reaches: [reach(100, 130, 1)] }, side, 30, 8)
    expect(measure('toe-touch', frames)).toMatchObject({ ok: false, reason: 'knees-bent' })
  })

  test.each([
    ['left', 'right'],
    ['right', 'left'],
  ] as const)('ignores an impossible %s ankle and measures the %s leg', (misplaced, other) => {
    const frames = legSeen(other, 0.4)(ankleAtKnee(misplaced)(film.frames))
    const found = hipOf(measure('toe-touch', frames))?.minHipDegrees ?? Number.NaN
    expect(Math.abs(found - (film.truth.expected.minHipDegrees ?? 0))).toBeLessThanOrEqual(angleTolerance)
  })

  test('accepts a knee that looks slightly bent only if it is hardly visible', () => {
    const { frames, truth } = perform('toe-touch', { reaches: [reach(90, 154, 1)] }, side, 30, 8)
    expect(measure('toe-touch', frames)).toMatchObject({ ok: false, reason: 'knees-bent' })
    const hidden = legSeen('left', 0.2)(legSeen('right', 0.2)(frames))
    const found = hipOf(measure('toe-touch', hidden))
    expect(found?.minHipDegrees).toBeLessThan((truth.expected.minHipDegreesWithBentKnees ?? 180) + 10)
  })

  test('does not count if not held', () => {
    const { frames, truth } = perform(
      'toe-touch',
      { reaches: [reach(70, 174, 1), reach(105, 174, 7, 0.05)] },
      side,
      30,
      seconds,
    )
    const found = hipOf(measure('toe-touch', frames))?.minHipDegrees ?? Number.NaN
    expect(Math.abs(found - (truth.expected.minHipDegrees ?? 0))).toBeLessThanOrEqual(angleTolerance)
  })

  test.each([0, 30, 45])('is refused at %i° from facing the camera', yawDegrees => {
    const { frames } = perform('toe-touch', score, { ...side, yawDegrees }, 30, seconds)
    expect(measure('toe-touch', frames)).toMatchObject({ ok: false, reason: 'not-side-on' })
  })

  test.each([
    [-4, 90],
    [4, -90],
    [0, 75],
    [0, -105],
  ])('is unaffected by a camera rolled %i° and %i° of rotation', (rollDegrees, yawDegrees) => {
    const { frames } = perform('toe-touch', score, { ...side, rollDegrees, yawDegrees }, 30, seconds)
    const found = hipOf(measure('toe-touch', frames))?.minHipDegrees ?? Number.NaN
    expect(Math.abs(found - (film.truth.expected.minHipDegrees ?? 0))).toBeLessThanOrEqual(angleTolerance)
  })

  test('is not attempted by a person who stands still', () => {
    const { frames } = perform('none', {}, side, 30, 6)
    expect(measure('toe-touch', frames)).toMatchObject({ ok: false, reason: 'no-attempt' })
  })
})
