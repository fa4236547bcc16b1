/**
 * Measures    plank on forearms or hands: the longest time in one straight line
 * Definition  seconds face down with the hip angle shoulder–hip–knee ≥ 160° (180° straight), the knees straight (≥ 150°)
 *             and off the floor; sagging, rising, kneeling or lying down ends the hold, a new line starts another; the
 *             window begins with the first hold, and a hold that was not let go is censored at its length, not a value
 * Method      angles in the picture plane at joint centres, side view; trunk away from upright and shoulders above
 *             elbows or hands tell a plank from standing, kneeling tall and lying flat
 * Valid       side-on (60° or more from facing the camera), whole body in the picture, 15 frames/s or more
 * Not valid   front or oblique view; planks on the knees or against a wall; a slip of 0.25 s goes unnoticed
 */
import type { Analyser, LiveAdvice, LiveReading } from '../analyser.ts'
import { createHoldWindow } from '../hold/hold-window.ts'
import { bearsOnArms, type ProneBody, proneBody } from '../side-on/prone-body.ts'
import { createSideView, leastSideView } from '../side-on/side-view.ts'
import { createLineTimer } from './line-timer.ts'

const straightHip = 160
/** Less is kneeling. */
const straightKnee = 150

const points = [
  'leftShoulder',
  'rightShoulder',
  'leftElbow',
  'rightElbow',
  'leftHip',
  'rightHip',
  'leftKnee',
  'rightKnee',
  'leftAnkle',
  'rightAnkle',
] as const

const isInLine = (body: ProneBody) =>
  bearsOnArms(body) && body.hipAngle >= straightHip && body.kneeAngle >= straightKnee

function adviceFor(body: ProneBody): LiveAdvice | null {
  if (!bearsOnArms(body) || isInLine(body)) return null
  if (body.kneeAngle < straightKnee) return 'lift-knees'
  return body.sag > 0 ? 'raise-hips' : 'lower-hips'
}

export function createPlankAnalyser(windowSeconds: number): Analyser {
  const sideView = createSideView()
  const timer = createLineTimer()
  const held = createHoldWindow(windowSeconds, points, timer)

  return {
    movement: 'plank',
    beganAt: held.beganAt,
    observe(frame): LiveReading {
      let advice: LiveAdvice | null = 'step-into-view'
      held.observe(frame, (seconds, pose) => {
        const body = proneBody(pose, frame.aspect, sideView(pose))
        timer.observe(seconds, isInLine(body))
        advice = adviceFor(body)
      })
      const current = held.current()
      return {
        value: Math.floor(current > 0 ? current : held.longestSeconds()),
        phase: current > 0 ? 'holding' : 'waiting',
        advice,
      }
    },
    result() {
      const quality = held.quality()
      const holds = held.holds()
      const reason =
        held.refusal() ??
        (quality.viewDegrees < leastSideView ? 'not-side-on' : null) ??
        (holds.length === 0 ? 'no-attempt' : null)
      if (reason) return { ok: false, reason, quality }
      return {
        ok: true,
        measurement: {
          movement: 'plank',
          windowSeconds,
          longestHoldSeconds: held.longestSeconds(),
          holds,
          quality,
        },
      }
    },
  }
}
