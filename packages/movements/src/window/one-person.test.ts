import type { PoseFrame } from '@lithe/pose'
import {
  averagePerson,
  bodyOf,
  film,
  performance as perform,
  phoneOnShelf,
  type ScoredMovement,
  sittingAtRest,
  steadyRepetitions,
} from '@lithe/workshop/choreography'
import { describe, expect, test } from 'vitest'
import type { Quality } from '../catalog/catalog.ts'
import { emptied, scaled, shifted } from '../testing/alter-frames.ts'
import { measure } from '../testing/analyser-properties.ts'
import { passedBy } from '../testing/camera-knocked.ts'
import { filmedWays, wayNames } from '../testing/filmed-ways.ts'
import { isCounted } from '../testing/nothing-done.ts'
import { createOnePerson } from './one-person.ts'

const five = { repetitions: steadyRepetitions([75, 75, 75, 75, 75], { startSeconds: 1, tempoSeconds: 2.4 }) }
const squats = perform('squat', five, phoneOnShelf, 20, 14).frames
const standing = perform('none', {}, phoneOnShelf, 20, 14).frames
const sideOn = { ...phoneOnShelf, yawDegrees: 90 }
const beside = shifted(0.35, 0)
/** Replaces the person with another during a span. */
const takenOver = (own: readonly PoseFrame[], other: readonly PoseFrame[], from: number, to: number) =>
  own.map((frame, index) => {
    const at = frame.time / 1000
    return at >= from && at < to ? (other[index] ?? frame) : frame
  })

describe('the person followed', () => {
  test('is not replaced by a neighbour, but counts as out of sight', () => {
    const films: readonly (readonly PoseFrame[])[] = [beside(squats), beside(scaled(0.6)(squats))]
    for (const other of films)
      expect(measure('squat', takenOver(standing, other, 2, 14))).toMatchObject({
        ok: false,
        reason: 'no-person',
      })
  })

  test('survives a brief replacement, but without good quality', () => {
    const measured = measure('squat', takenOver(squats, beside(standing), 3.4, 4.4))
    expect(measured).toMatchObject({ ok: true, measurement: { reps: 5, quality: { level: 'fair' } } })
  })

  test.each(wayNames)('never gets good quality if another person was followed for a moment: %s', name => {
    const { movement, variant, frames } = filmedWays[name]
    const films = [
      takenOver(frames, beside(frames), 3, 3.15),
      // The engine follows a slow passer-by, then leaps back.
      passedBy(2, 3.4)(frames),
    ]
    for (const film of films) {
      const measured = measure(movement, film, 60, variant)
      expect(measured).toMatchObject({
        ok: true,
        measurement: { quality: { level: expect.stringMatching(/fair|poor/) } },
      })
    }
  })

  test('is not replaced by a nearer passer-by, so that a seated person never seems to stand up', () => {
    const sitting = film(sittingAtRest(bodyOf(averagePerson), 6), sideOn, 15).frames
    const passing = scaled(1.35)(perform('none', {}, sideOn, 15, 6).frames)
    const crossed = takenOver(takenOver(sitting, emptied(sitting), 3, 3.9), passing, 3.3, 3.7)
    expect(isCounted(measure('squat', sitting, 60, 'seated'))).toBe(false)
    expect(isCounted(measure('squat', crossed, 60, 'seated'))).toBe(false)
  })

  test('may look a third larger from one frame to the next, but not after a gap', () => {
    const nearer = scaled(1.35)(standing)
    const { keep } = createOnePerson()
    expect(
      takenOver(standing, nearer, 2, 14)
        .map(keep)
        .filter(({ pose }) => !pose),
    ).toEqual([])
    const kept = takenOver(takenOver(standing, emptied(standing), 2, 2.3), nearer, 2.3, 4).map(
      createOnePerson().keep,
    )
    expect(kept.filter(({ time, pose }) => pose && time >= 2000 && time < 4000)).toEqual([])
  })

  test('has shares of zero, not NaN, in a film of an empty room', () => {
    const { quality } = measure('squat', emptied(standing)) as { quality: Quality }
    expect(quality).toMatchObject({ trackedShare: 0, framedShare: 0, visibility: 0 })
  })

  test('may reappear anywhere after a longer absence', () => {
    const gone = takenOver(squats, emptied(squats), 3.4, 6.8)
    const back = gone.map((frame, index) => (frame.time >= 6800 ? (beside(squats)[index] ?? frame) : frame))
    const { keep } = createOnePerson()
    expect(back.map(keep).every(({ pose }, index) => (pose === null) === (back[index]?.pose === null))).toBe(
      true,
    )
  })

  test.each<[ScoredMovement, readonly PoseFrame[]]>([
    ['squat', squats],
    ['jumping-jack', perform('jumping-jack', { repetitions: [] }, phoneOnShelf, 10, 3).frames],
  ])('is kept in every frame while moving: %s', (_, frames) => {
    const { keep } = createOnePerson()
    expect(frames.map(keep)).toEqual(frames)
  })
})
