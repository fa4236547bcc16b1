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
import type { Analyser, LiveReading } from '../analyser.ts'
import { createMeasurementWindow } from '../window/measurement-window.ts'
import { createJackCounter, type JackCount } from './jack-counter.ts'
import { createOpenness } from './jack-openness.ts'

const greatestView = 60

const points = [
  'leftShoulder',
  'rightShoulder',
  'leftHip',
  'rightHip',
  'leftKnee',
  'rightKnee',
  'leftAnkle',
  'rightAnkle',
] as const

export function createJumpingJackAnalyser(windowSeconds: number): Analyser {
  const measurementWindow = createMeasurementWindow(points, 'count')
  const openness = createOpenness()
  const count = createJackCounter()
  let counted: JackCount = { reps: 0, partials: 0, isMoving: false }

  return {
    movement: 'jumping-jack',
    observe(frame): LiveReading {
      const seconds = measurementWindow.observe(frame)
      if (!frame.pose) return { value: counted.reps, phase: 'waiting', advice: 'step-into-view' }
      counted = count(openness(frame.pose, frame.aspect), seconds)
      return { value: counted.reps, phase: counted.isMoving ? 'moving' : 'resting', advice: null }
    },
    result() {
      const quality = measurementWindow.quality()
      const reason =
        measurementWindow.refusal() ?? (quality.viewDegrees > greatestView ? 'not-facing-camera' : null)
      if (reason) return { ok: false, reason, quality }
      const { reps, partials } = counted
      if (reps + partials === 0) return { ok: false, reason: 'no-attempt', quality }
      return {
        ok: true,
        measurement: {
          movement: 'jumping-jack',
          windowSeconds,
          reps,
          partials,
          deepestDegrees: null,
          quality,
        },
      }
    },
  }
}
