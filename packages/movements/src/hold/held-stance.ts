import type { Pose } from '@lithe/pose'
import type { Analyser, LiveAdvice } from '../analyser.ts'
import { middleJointCentres } from '../body/joint-centres.ts'
import type { StanceHold, StanceMeasurement } from '../catalog/catalog.ts'
import { createMeasurementWindow } from '../window/measurement-window.ts'
import { createSway } from './sway.ts'

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

/** What one way of standing is, beside a time that is held. */
export type Stance = {
  ease?: StanceMeasurement['ease']
  observe: (seconds: number, pose: Pose, aspect: number) => void
  /** Seconds the stance has lasted by now, 0 while it is not held. */
  current: () => number
  /** All holds, the one under way included. */
  holds: () => StanceHold[]
  /** Further from facing the camera than this, one foot hides the other, degrees. */
  greatestView: number
  /** What to do while the stance is not held. */
  advice: LiveAdvice | null
}

const lengthOf = ({ fromSeconds, toSeconds }: StanceHold) => toSeconds - fromSeconds

/** Times the longest hold of a stance; a hold as long as the window is the window's length. */
export function createHeldStanceAnalyser(windowSeconds: number, stance: Stance): Analyser {
  const measurementWindow = createMeasurementWindow(points, 'hold')
  const sway = createSway()
  const longestHold = () => Math.max(0, ...stance.holds().map(lengthOf))

  return {
    movement: 'single-leg-stance',
    observe(frame) {
      const seconds = Math.min(windowSeconds, measurementWindow.observe(frame))
      if (frame.pose) {
        stance.observe(seconds, frame.pose, frame.aspect)
        sway.observe(stance.current(), middleJointCentres(frame.pose, frame.aspect))
      }
      const current = stance.current()
      const isHeld = current > 0
      return {
        value: Math.floor(isHeld ? current : longestHold()),
        phase: isHeld ? 'holding' : 'waiting',
        advice: !frame.pose ? 'step-into-view' : isHeld ? null : stance.advice,
      }
    },
    result() {
      const quality = measurementWindow.quality()
      const reason =
        measurementWindow.refusal() ??
        (quality.viewDegrees > stance.greatestView ? 'not-facing-camera' : null)
      if (reason) return { ok: false, reason, quality }
      const longestHoldSeconds = longestHold()
      if (longestHoldSeconds === 0) return { ok: false, reason: 'no-attempt', quality }
      return {
        ok: true,
        measurement: {
          movement: 'single-leg-stance',
          ...(stance.ease && { ease: stance.ease }),
          windowSeconds,
          longestHoldSeconds,
          holds: stance.holds(),
          sway: sway.duringLongest(),
          quality,
        },
      }
    },
  }
}
