/**
 * Measures    single-leg stance, eyes open: the longest time on one leg, either leg
 * Definition  seconds from one foot leaving the floor to its coming down again; a touch-down ends the hold, a new
 *             lift starts another; a hold as long as the window is censored, not a value; supported, with a hand on a
 *             chair, it is the same time
 * Method      difference of the two feet's heights in the picture, in leg lengths, above what it is with both feet
 *             down; edges placed between frames (protocol: Springer 2007, doi:10.1519/00139143-200704000-00003)
 * Valid       facing the camera or oblique, both feet in the picture, 15 frames/s or more
 * Not valid   side-on, where one foot hides the other; a raised heel with the toes down is not a lift
 */
import type { Analyser, LiveReading } from '../analyser.ts'
import { middleJointCentres } from '../body/joint-centres.ts'
import type { Ease } from '../catalog/catalog.ts'
import { createMeasurementWindow } from '../window/measurement-window.ts'
import { createFootLift, type FootLift } from './foot-lift.ts'
import { createHoldTimer } from './hold-timer.ts'
import { createSway } from './sway.ts'

const greatestView = 60
/** Toes this high, in leg lengths, have left the floor too. */
const toesUp = 0.012

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

/** The whole foot must leave the floor: a raised heel counts for nothing. */
const wholeFoot = ({ leftAboveRight, leftToesAboveRight }: FootLift) =>
  Math.sign(leftAboveRight) * leftToesAboveRight > toesUp ? leftAboveRight : 0

export function createSingleLegStanceAnalyser(windowSeconds: number, ease: Ease | null = null): Analyser {
  const measurementWindow = createMeasurementWindow(points, 'hold')
  const footLift = createFootLift()
  const timer = createHoldTimer()
  const sway = createSway()

  return {
    movement: 'single-leg-stance',
    observe(frame): LiveReading {
      const seconds = Math.min(windowSeconds, measurementWindow.observe(frame))
      if (frame.pose) {
        timer.observe(seconds, wholeFoot(footLift(frame.pose, frame.aspect, seconds)))
        sway.observe(timer.current(), middleJointCentres(frame.pose, frame.aspect))
      }
      const current = timer.current()
      const longest = Math.max(
        0,
        ...timer.holds().map(({ fromSeconds, toSeconds }) => toSeconds - fromSeconds),
      )
      const advice = frame.pose ? (current > 0 ? null : 'lift-one-foot') : 'step-into-view'
      return {
        value: Math.floor(current > 0 ? current : longest),
        phase: current > 0 ? 'holding' : 'waiting',
        advice,
      }
    },
    result() {
      const quality = measurementWindow.quality()
      const reason =
        measurementWindow.refusal() ?? (quality.viewDegrees > greatestView ? 'not-facing-camera' : null)
      if (reason) return { ok: false, reason, quality }
      const holds = timer.holds()
      const longest = holds.toSorted((a, b) => b.toSeconds - b.fromSeconds - (a.toSeconds - a.fromSeconds))[0]
      if (!longest) return { ok: false, reason: 'no-attempt', quality }
      return {
        ok: true,
        measurement: {
          movement: 'single-leg-stance',
          ...(ease === 'supported' && { ease }),
          windowSeconds,
          longestHoldSeconds: longest.toSeconds - longest.fromSeconds,
          holds,
          sway: sway.duringLongest(),
          quality,
        },
      }
    },
  }
}
