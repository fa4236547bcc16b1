/**
 * Measures    push-ups: full repetitions, and partials apart
 * Definition  elbow angle shoulder–elbow–wrist, 180° straight; full = from straight arms (≥ 146°) to ≤ 90°, read within
 *             5°, and back to straight arms; with the knees on the floor, or the hips far out of line, a repetition is a partial:
 *             norms are for the full push-up (Cooper Institute 2013)
 * Method      how near the shoulder comes to the hand, against the straight arm, in the picture plane, side view, the
 *             nearer arm before the hidden one; the shoulders must sink towards the hands as well
 * Valid       side-on (60° or more from facing the camera), whole body in the picture, 8 frames/s or more
 * Not valid   front or oblique view; push-ups against a wall or a table
 */
import { degrees } from '@lithe/pose'
import type { Analyser, LiveAdvice, LiveReading } from '../analyser.ts'
import { createSegmentLength } from '../body/segment-length.ts'
import { createRepetitionCounter, type RepetitionCount } from '../repetition/repetition-counter.ts'
import { type ProneBody, proneBody, tiltedFrom } from '../side-on/prone-body.ts'
import { createSideView, leastSideView } from '../side-on/side-view.ts'
import { createMeasurementWindow } from '../window/measurement-window.ts'
import { createElbowBend } from './elbow-bend.ts'

/** A right angle, and the 5° by which what is read of one strays from body to body. */
const full = 90 + 5
const rule = { rest: 146, full, partial: 138, leastSeconds: 0.4 }
/** The shoulders sink by at least this share of their height over the hands; bending the arms alone is not enough. */
const leastSink = 0.07
/** A knee more bent than this is on the floor. */
const liftedKnee = 145
/** More bent than this at the hips is the way up from the floor, not a push-up. */
const leastHip = 125
const straightHip = 150

const points = [
  'leftShoulder',
  'rightShoulder',
  'leftElbow',
  'rightElbow',
  'leftWrist',
  'rightWrist',
  'leftHip',
  'rightHip',
  'leftKnee',
  'rightKnee',
  'leftAnkle',
  'rightAnkle',
] as const

const isFullForm = ({ kneeAngle, hipAngle }: ProneBody) => kneeAngle >= liftedKnee && hipAngle >= straightHip

function adviceFor(body: ProneBody): LiveAdvice {
  if (isFullForm(body)) return 'go-lower'
  if (body.kneeAngle < liftedKnee) return 'lift-knees'
  return body.sag > 0 ? 'raise-hips' : 'lower-hips'
}

export function createPushUpAnalyser(windowSeconds: number): Analyser {
  const measurementWindow = createMeasurementWindow(points, 'count')
  const sideView = createSideView()
  const elbowBend = createElbowBend()
  const highest = createSegmentLength()
  const count = createRepetitionCounter(rule)
  let counted: RepetitionCount = { reps: 0, partials: 0, deepest: null, isMoving: false }

  return {
    movement: 'push-up',
    observe(frame): LiveReading {
      const seconds = measurementWindow.observe(frame)
      if (!frame.pose) return { value: counted.reps, phase: 'waiting', advice: 'step-into-view' }
      const view = sideView(frame.pose)
      const body = proneBody(frame.pose, frame.aspect, view)
      const elbow = elbowBend(frame.pose, frame.aspect, view)
      const isProne = body.trunkTilt >= tiltedFrom
      const hasSunk = isProne && body.shouldersUp < (1 - leastSink) * highest(body.shouldersUp)
      const before = counted
      counted = count(
        isFullForm(body) ? elbow : degrees(Math.max(elbow, rule.full + 1)),
        seconds,
        hasSunk && body.hipAngle >= leastHip,
      )
      const fellShort = counted.partials > before.partials
      return {
        value: counted.reps,
        phase: counted.isMoving ? 'moving' : 'resting',
        advice: fellShort ? adviceFor(body) : null,
      }
    },
    result() {
      const quality = measurementWindow.quality()
      const { reps, partials, deepest } = counted
      const reason =
        measurementWindow.refusal() ??
        (quality.viewDegrees < leastSideView ? 'not-side-on' : null) ??
        (reps + partials === 0 ? 'no-attempt' : null)
      if (reason) return { ok: false, reason, quality }
      return {
        ok: true,
        measurement: { movement: 'push-up', windowSeconds, reps, partials, deepestDegrees: deepest, quality },
      }
    },
  }
}
