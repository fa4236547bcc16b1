/**
 * Measures    push-ups: full repetitions and, separately, partial ones
 * Definition  elbow angle shoulder–elbow–wrist, 180° straight; a full one goes from straight arms to ≤ 90°, read
 *             within 5°, and back to straight arms, at least 63 % of the way from 95° to the straightest seen of this
 *             person (146° if that is 176°); with the knees on the floor, or the hips far out of line, a repetition
 *             is a partial, because the norms are for the full push-up (Cooper Institute 2013)
 * Method      distance from shoulder to hand relative to the straight arm, in the picture plane, side view,
 *             preferring the nearer arm to the hidden one; the shoulders must also sink towards the hands
 * Valid       side-on (60° or more from facing the camera), whole body in the frame, 8 fps or more
 * Not valid   front or oblique view; push-ups against a wall or a table
 */
import { bothSides, type Degrees, degrees, inSeconds } from '@lithe/pose'
import { createSegmentLength } from '../body/segment-length.ts'
import type { LiveAdvice } from '../definition/analyser.ts'
import { createRepetitionCounter } from '../repetition/repetition-counter.ts'
import { type ProneBody, proneBody, tiltedFrom } from '../side-on/prone-body.ts'
import { createSideView, refusalUnlessSideOn } from '../side-on/side-view.ts'
import { createCountedRepetitionsAnalyser } from '../skeletons/counted-repetitions.ts'
import { createElbowBend } from './elbow-bend.ts'

/** 90°, and the 5° by which readings vary between bodies. */
const full = degrees(90 + 5)
const rule = { rest: degrees(146), full, partial: degrees(138), leastSeconds: inSeconds(0.4) }
/** Straight arms read 176° at best; sleeves and an oblique phone take away up to 20°. */
const straight = { best: 176, least: 156 }
/** Minimum drop of the shoulders relative to their height above the hands, since bending the arms is not enough. */
const leastSink = 0.07
/** A knee bent more than this is on the floor. */
const liftedKnee = 145
/** Hips bent more than this mean that the person is getting up. */
const leastHip = 125
const straightHip = 150

const points = bothSides(['Shoulder', 'Elbow', 'Wrist', 'Hip', 'Knee', 'Ankle'])

const isFullForm = ({ kneeAngle, hipAngle }: ProneBody) => kneeAngle >= liftedKnee && hipAngle >= straightHip

function adviceFor(body: ProneBody): LiveAdvice {
  if (isFullForm(body)) return 'go-lower'
  if (body.kneeAngle < liftedKnee) return 'lift-knees'
  return body.sag > 0 ? 'raise-hips' : 'lower-hips'
}

/** Rescales the elbow angle to a person whose straight arms read the best value. */
function createOwnScale() {
  const straightest = createSegmentLength()
  return (elbow: Degrees): Degrees => {
    const own = Math.min(straight.best, Math.max(straight.least, straightest(elbow)))
    return degrees(elbow <= full ? elbow : full + ((elbow - full) * (straight.best - full)) / (own - full))
  }
}

export function createPushUpAnalyser(windowSeconds: number) {
  const sideView = createSideView()
  const elbowBend = createElbowBend()
  const onOwnScale = createOwnScale()
  const highest = createSegmentLength()
  const count = createRepetitionCounter(rule)
  let advice: LiveAdvice = 'go-lower'
  return createCountedRepetitionsAnalyser(windowSeconds, {
    movement: 'push-up',
    points,
    count({ pose, aspect }, seconds) {
      const view = sideView(pose)
      const body = proneBody(pose, aspect, view)
      const elbow = onOwnScale(elbowBend(pose, aspect, view))
      const isProne = body.trunkTilt >= tiltedFrom
      const hasSunk = isProne && body.shouldersUp < (1 - leastSink) * highest(body.shouldersUp)
      advice = adviceFor(body)
      return count(
        isFullForm(body) ? elbow : degrees(Math.max(elbow, rule.full + 1)),
        seconds,
        hasSunk && body.hipAngle >= leastHip,
      )
    },
    adviceWhenShort: () => advice,
    refusalOfView: refusalUnlessSideOn,
  })
}
