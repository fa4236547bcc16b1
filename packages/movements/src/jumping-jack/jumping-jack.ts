/**
 * Measures    jumping jacks: full repetitions and, separately, partial ones
 * Definition  a full one goes from closed (hands below the shoulders, feet less than a shoulder width apart) to open
 *             (both hands overhead while the feet are 1.5 shoulder widths apart) and back; hands without feet, or
 *             feet without hands, are a partial
 * Method      distance between the ankles relative to the shoulders, and height of the lower hand above the shoulders
 *             relative to the trunk, both in the frame; judged by their end positions, as in fitness tests
 * Valid       facing the camera or oblique, whole legs in the frame, 8 fps or more; the hands may leave the
 *             picture at the top
 * Not valid   side-on, where the feet part along the line of sight; the last one without its way back does not count
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
