import type { Pose } from '@lithe/pose'
import type { Analyser, LiveAdvice } from '../analyser.ts'
import { middleJointCentres } from '../body/joint-centres.ts'
import type { StanceHold, StanceMeasurement } from '../catalog/catalog.ts'
import { createHoldWindow, type HoldTimer } from './hold-window.ts'
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
export type Stance = HoldTimer<StanceHold> & {
  ease?: StanceMeasurement['ease']
  observe: (seconds: number, pose: Pose, aspect: number) => void
  /** Further from facing the camera than this, one foot hides the other, degrees. */
  greatestView: number
  /** What to do once a stance has ended; before the first, the movement's own words say it. */
  advice: LiveAdvice | null
}

/** Times the longest hold of a stance, in a window that begins with the first. */
export function createHeldStanceAnalyser(windowSeconds: number, stance: Stance): Analyser {
  const held = createHoldWindow(windowSeconds, points, stance)
  const sway = createSway()

  return {
    movement: 'single-leg-stance',
    beganAt: held.beganAt,
    observe(frame) {
      held.observe(frame, (seconds, pose) => {
        stance.observe(seconds, pose, frame.aspect)
        sway.observe(stance.current(), middleJointCentres(pose, frame.aspect))
      })
      const current = held.current()
      const isHeld = current > 0
      const hasStood = held.beganAt() !== null
      return {
        value: Math.floor(isHeld ? current : held.longestSeconds()),
        phase: isHeld ? 'holding' : 'waiting',
        advice: !frame.pose ? 'step-into-view' : hasStood && !isHeld ? stance.advice : null,
      }
    },
    result() {
      const quality = held.quality()
      const reason =
        held.refusal() ?? (quality.viewDegrees > stance.greatestView ? 'not-facing-camera' : null)
      if (reason) return { ok: false, reason, quality }
      const holds = held.holds()
      if (holds.length === 0) return { ok: false, reason: 'no-attempt', quality }
      return {
        ok: true,
        measurement: {
          movement: 'single-leg-stance',
          ...(stance.ease && { ease: stance.ease }),
          windowSeconds,
          longestHoldSeconds: held.longestSeconds(),
          holds,
          sway: sway.duringLongest(),
          quality,
        },
      }
    },
  }
}
