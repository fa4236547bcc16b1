import { inSeconds, landmarkNames, milliseconds } from '@lithe/pose'
import { averagePerson, bodyOf, chairReach, film, phoneOnShelf } from '@lithe/workshop/choreography'
import { describe, expect, test } from 'vitest'
import { createAnalyser } from '../create-analyser.ts'
import { describeAnalyserProperties, measure } from '../testing/analyser-properties.ts'

const body = bodyOf(averagePerson)
const side = { ...phoneOnShelf, yawDegrees: 90 }
const angleTolerance = 5
const reach = { startSeconds: 1, downSeconds: 2, holdSeconds: 1.5, upSeconds: 1.8 }
const reaching = (stretched: 'left' | 'right', foldDegrees: number, kneeDegrees = 174) =>
  chairReach(body, { seconds: 8, stretched, kneeDegrees, reaches: [{ ...reach, foldDegrees }] })
const seated = (frames: Parameters<typeof measure>[1]) => measure('toe-touch', frames, 30, 'seated')

function hipErrorOf(measured: ReturnType<typeof measure>, trueDegrees: number | undefined) {
  const found = measured.ok && measured.measurement.movement === 'toe-touch' ? measured.measurement : null
  return Math.abs((found?.minHipDegrees ?? Number.NaN) - (trueDegrees ?? 0))
}

const example = reaching('left', 60)
const truth = film(example, side, 30).truth.expected

describeAnalyserProperties({
  movement: 'toe-touch',
  variant: 'seated',
  filmedAt: fps => film(example, side, fps).frames,
  expectTruth(measured) {
    expect(measured).toMatchObject({ ok: true, measurement: { variant: 'seated' } })
    expect(hipErrorOf(measured, truth.minHipDegrees)).toBeLessThanOrEqual(angleTolerance)
  },
})

describe('a seated reach', () => {
  test.each([
    ['left', 90],
    ['right', 90],
    ['left', -90],
    ['right', -75],
  ] as const)('is measured along the straight %s leg, from %i°', (stretched, yawDegrees) => {
    const { frames, truth } = film(reaching(stretched, 65), { ...side, yawDegrees }, 30)
    expect(hipErrorOf(seated(frames), truth.expected.minHipDegrees)).toBeLessThanOrEqual(angleTolerance)
  })

  test('gives no number if the knee is bent', () => {
    const { frames } = film(reaching('left', 65, 140), side, 30)
    expect(seated(frames)).toMatchObject({ ok: false, reason: 'knees-bent' })
  })

  /** Sits with the leg straight, then reaches while bending it to `kneeDegrees`. */
  const stretchedThenReaching = (kneeDegrees: number) => {
    const before = film(reaching('left', 0), side, 30).frames.slice(0, 30)
    const after = film(reaching('left', 65, kneeDegrees), side, 30)
    const later = after.frames.map(frame => ({ ...frame, time: milliseconds(frame.time + 1000) }))
    return { frames: [...before, ...later], truth: after.truth }
  }

  test('gives no number if the straight leg bends during the reach', () => {
    expect(seated(stretchedThenReaching(125).frames)).toMatchObject({ ok: false, reason: 'knees-bent' })
  })

  test('gives no number if the leg shortens, even if a low knee landmark makes it look straight', () => {
    const lowered = stretchedThenReaching(125).frames.map(frame => ({
      ...frame,
      pose:
        frame.pose?.map((point, index) => {
          const isKneeInReach = landmarkNames[index] === 'leftKnee' && frame.time > 3000
          return isKneeInReach ? { ...point, image: { ...point.image, y: point.image.y + 0.02 } } : point
        }) ?? null,
    }))
    expect(seated(lowered)).toMatchObject({ ok: false, reason: 'knees-bent' })
  })

  test('is measured if the arms raise the knee landmark, because the leg keeps its length', () => {
    const { frames, truth } = stretchedThenReaching(174)
    const lifted = frames.map(frame => ({
      ...frame,
      pose:
        frame.pose?.map((point, index) => {
          const isKneeInReach = landmarkNames[index] === 'leftKnee' && frame.time > 3000
          return isKneeInReach ? { ...point, image: { ...point.image, y: point.image.y - 0.06 } } : point
        }) ?? null,
    }))
    // The raised landmark itself tilts the leg's line by this much.
    const tiltDegrees = 12
    expect(hipErrorOf(seated(lifted), truth.expected.minHipDegrees)).toBeLessThanOrEqual(tiltDegrees)
  })

  test('gives advice about the straight leg only, not both knees', () => {
    const { frames } = film(reaching('left', 65, 140), side, 30)
    const analyser = createAnalyser('toe-touch', inSeconds(60), 'seated')
    const advice = new Set(frames.map(frame => analyser?.observe(frame).advice))
    expect(advice).toContain('straighten-that-leg')
    expect(advice).not.toContain('straighten-knees')
  })

  test('is refused in a frontal view', () => {
    const { frames } = film(reaching('left', 65), { ...side, yawDegrees: 20 }, 30)
    expect(seated(frames)).toMatchObject({ ok: false, reason: 'not-side-on' })
  })

  test('is not attempted by a person who only sits', () => {
    const { frames } = film(reaching('left', 0), side, 30)
    expect(seated(frames)).toMatchObject({ ok: false, reason: 'no-attempt' })
  })
})
