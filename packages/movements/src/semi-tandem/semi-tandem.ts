/**
 * Measures    semi-tandem stance, an easier way to do the single-leg stance: the longest time without a step
 * Definition  seconds from the feet coming to rest, one half a step behind the other, to the first of them being moved or
 *             lifted; standing side by side does not count; a hold as long as the window is censored, not a value
 * Method      place of both feet in the picture against where they settled, in leg lengths; the foot behind shows above
 *             the other (position as in the short physical performance battery, Guralnik 1994,
 *             doi:10.1093/geronj/49.2.M85)
 * Valid       facing the camera, which is at knee height or above; both feet in the picture, 15 frames/s or more
 * Not valid   from the floor, where a foot behind shows no higher; a hand on a chair is not seen
 */
import type { Analyser, LiveReading } from '../analyser.ts'
import { middleJointCentres } from '../body/joint-centres.ts'
import { createSway } from '../single-leg-stance/sway.ts'
import { createMeasurementWindow } from '../window/measurement-window.ts'
import { createFeetPlaces } from './feet-places.ts'
import { createPlantedTimer } from './planted-timer.ts'

const greatestView = 35

const points = [
  'leftHip',
  'rightHip',
  'leftKnee',
  'rightKnee',
  'leftAnkle',
  'rightAnkle',
  'leftFootIndex',
  'rightFootIndex',
] as const

export function createSemiTandemAnalyser(windowSeconds: number): Analyser {
  const measurementWindow = createMeasurementWindow(points, 'hold')
  const feetPlaces = createFeetPlaces()
  const timer = createPlantedTimer()
  const sway = createSway()
  let longestSeconds = 0

  return {
    movement: 'single-leg-stance',
    observe(frame): LiveReading {
      const seconds = Math.min(windowSeconds, measurementWindow.observe(frame))
      if (frame.pose) {
        timer.observe(seconds, feetPlaces(frame.pose, frame.aspect))
        sway.observe(timer.current(), middleJointCentres(frame.pose, frame.aspect))
      }
      const current = timer.current()
      longestSeconds = Math.max(longestSeconds, current)
      return {
        value: Math.floor(current > 0 ? current : longestSeconds),
        phase: current > 0 ? 'holding' : 'waiting',
        advice: frame.pose ? null : 'step-into-view',
      }
    },
    result() {
      const quality = measurementWindow.quality()
      const reason =
        measurementWindow.refusal() ?? (quality.viewDegrees > greatestView ? 'not-facing-camera' : null)
      if (reason) return { ok: false, reason, quality }
      const holds = timer.holds()
      const longest = Math.max(0, ...holds.map(({ fromSeconds, toSeconds }) => toSeconds - fromSeconds))
      if (longest === 0) return { ok: false, reason: 'no-attempt', quality }
      return {
        ok: true,
        measurement: {
          movement: 'single-leg-stance',
          ease: 'semi-tandem',
          windowSeconds,
          longestHoldSeconds: longest,
          holds,
          sway: sway.duringLongest(),
          quality,
        },
      }
    },
  }
}
