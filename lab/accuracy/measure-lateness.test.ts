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

/** A body as high as the picture that slides sideways, picture heights a second. */
const sliding = (speed: number): PoseFrame[] =>
  Array.from({ length: 300 }, (_, index) => {
    const seconds = inSeconds(index / 30)
    const pose = landmarkNames.map((_, mark): Landmark => {
      const place = imagePoint(speed * seconds, mark / (landmarkNames.length - 1))
      return { image: place, world: worldPoint(place.x, place.y, 0), visibility: 1 }
    })
    return { time: milliseconds(seconds * 1000), aspect: 1, pose }
  })

test.each([0.07, 0.5, 1])(
  'behind a body that moves %f of its sizes a second, marks are as late as the filter says',
  speed => {
    const [only, ...more] = latenessOf([sliding(speed)])
    expect(more).toEqual([])
    // The first pictures know nothing of the speed yet.
    expect(Math.abs((only?.milliseconds ?? Number.NaN) - 1000 * latenessAt(smoothing, speed))).toBeLessThan(4)
  },
)

test('a body at rest, or an empty picture, is not late', () => {
  const gone = sliding(0.5).map(frame => ({ ...frame, pose: null }))
  expect(latenessOf([sliding(0), gone])).toEqual([])
})
