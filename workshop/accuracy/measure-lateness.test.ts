import {
  imagePoint,
  inSeconds,
  type Landmark,
  landmarkNames,
  latenessAt,
  milliseconds,
  type PoseFrame,
  smoothing,
  worldPoint,
} from '@lithe/pose'
import { expect, test } from 'vitest'
import { latenessOf } from './measure-lateness.ts'

/** A body as high as the frame, sliding sideways at this speed in picture heights per second. */
const sliding = (speed: number): PoseFrame[] =>
  Array.from({ length: 300 }, (_, index) => {
    const seconds = inSeconds(index / 30)
    const pose = landmarkNames.map((_, mark): Landmark => {
      const place = imagePoint(speed * seconds, mark / (landmarkNames.length - 1))
      return { image: place, world: worldPoint(place.x, place.y, 0), visibility: 1 }
    })
    return { time: milliseconds(seconds * 1000), aspect: 1, pose }
  })

test.each([0.07, 0.5, 1])('landmarks lag as predicted by the filter at %f body sizes a second', speed => {
  const [only, ...more] = latenessOf([sliding(speed)])
  expect(more).toEqual([])
  // The first frames cannot know the speed yet.
  expect(Math.abs((only?.milliseconds ?? Number.NaN) - 1000 * latenessAt(smoothing, speed))).toBeLessThan(4)
})

test('a resting body and an empty frame have no lag', () => {
  const gone = sliding(0.5).map(frame => ({ ...frame, pose: null }))
  expect(latenessOf([sliding(0), gone])).toEqual([])
})
