import type { PoseFrame } from '@lithe/pose'
import {
  averagePerson,
  bodyOf,
  chairReach,
  film,
  performance as perform,
  phoneOnShelf,
} from '@lithe/workshop/choreography'
import { describe, expect, test } from 'vitest'
import { type ReachPlace, reachPlace } from './reach-place.ts'

const fps = 20
const side = { ...phoneOnShelf, yawDegrees: 90 }
const reach = (foldDegrees: number) => ({
  foldDegrees,
  startSeconds: 0.2,
  downSeconds: 1,
  holdSeconds: 1,
  upSeconds: 1,
})

/** Where the hands are while the reach is held. */
function placeIn(frames: readonly PoseFrame[]): ReachPlace | null {
  const held = frames[1.7 * fps]
  if (!held?.pose) throw new Error('no pose in the frame')
  return reachPlace(held.pose, held.aspect)
}

describe('the place the hands reach', () => {
  test.each([
    [10, null],
    [70, 'knees'],
    [90, 'shins'],
    [110, 'ankles'],
    [125, 'toes'],
  ] as const)('folded %i° while standing: %s', (foldDegrees, place) => {
    const reaches = [{ ...reach(foldDegrees), kneeDegrees: 174 }]
    for (const yawDegrees of [90, -90])
      expect(placeIn(perform('toe-touch', { reaches }, { ...side, yawDegrees }, fps, 3).frames)).toBe(place)
  })

  test.each([
    [10, 'shins'],
    [75, 'toes'],
  ] as const)('folded %i° on the floor: %s', (foldDegrees, place) => {
    const score = { kneeDegrees: 176, reaches: [reach(foldDegrees)] }
    expect(placeIn(perform('sit-and-reach', score, side, fps, 3).frames)).toBe(place)
  })

  test.each([
    [0, 'knees'],
    [25, 'shins'],
    [75, 'toes'],
  ] as const)('folded %i° over the straight leg on a chair: %s', (foldDegrees, place) => {
    for (const stretched of ['left', 'right'] as const) {
      const score = { seconds: 3, stretched, kneeDegrees: 174, reaches: [reach(foldDegrees)] }
      expect(placeIn(film(chairReach(bodyOf(averagePerson), score), side, fps).frames)).toBe(place)
    }
  })

  test('is null if no hand is seen', () => {
    const { frames } = perform('toe-touch', { reaches: [{ ...reach(90), kneeDegrees: 174 }] }, side, fps, 3)
    const unseen = frames.map(frame => ({
      ...frame,
      pose: frame.pose?.map(point => ({ ...point, visibility: 0.1 })) ?? null,
    }))
    expect(placeIn(unseen)).toBeNull()
  })
})
