/**
 * Measures    jumping jacks: full repetitions, and partials apart
 * Definition  full = from closed (hands below the shoulders, feet less than a shoulder's width apart) to open (both hands
 *             overhead while the feet are 1.5 shoulder widths apart) and back; hands without feet, or feet without
 *             hands, are a partial
 * Method      distance of the ankles against that of the shoulders, and height of the lower hand above the shoulders
 *             against the trunk, both in the picture; counted as they are judged in fitness tests, by their end positions
 * Valid       facing the camera or oblique, whole legs in the picture, 8 frames/s or more; the hands may leave the
 *             picture above
 * Not valid   side-on, where the feet part along the line of sight; one without the way back does not count
 */
import { bothSides } from '@lithe/pose'
import { createCountedRepetitionsAnalyser } from '../skeletons/counted-repetitions.ts'
import { createJackCounter } from './jack-counter.ts'
import { createOpenness } from './jack-openness.ts'

const greatestView = 60

const points = bothSides(['Shoulder', 'Hip', 'Knee', 'Ankle'])

export function createJumpingJackAnalyser(windowSeconds: number) {
  const openness = createOpenness()
  const count = createJackCounter()
  return createCountedRepetitionsAnalyser(windowSeconds, {
    movement: 'jumping-jack',
    points,
    count: ({ pose, aspect }, seconds) => count(openness(pose, aspect), seconds),
    refusalOfView: ({ viewDegrees }) => (viewDegrees > greatestView ? 'not-facing-camera' : null),
  })
}
