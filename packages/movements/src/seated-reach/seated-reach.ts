/**
 * Measures    seated reach on a chair, an easier way to do the toe touch: the deepest fold that was held
 * Definition  hip angle between the middles of shoulders and hips and the knee of the stretched leg, about 110° sitting
 *             tall, small when folded; the smallest not exceeded for 0.5 s while that knee stays ≥ 160° (180° straight)
 * Method      angle in the picture plane at joint centres, side view; position as in the chair sit-and-reach (Jones,
 *             Rikli, Max & Noffal 1998, doi:10.1080/02701367.1998.10607708)
 * Valid       side-on (60° or more from facing the camera), on the front edge of a chair, whole body in the picture
 * Not valid   front or oblique view; feet out of the picture; a reach with bent knee is told apart, never counted
 */
import { type Pose, sides } from '@lithe/pose'
import type { Analyser, LiveReading } from '../analyser.ts'
import { middleJointCentres, sideJointCentres } from '../body/joint-centres.ts'
import { planeAngle } from '../body/plane-angle.ts'
import { viewDegrees } from '../body/view.ts'
import { createHeldAngle } from '../hold/held-angle.ts'
import { createMeasurementWindow } from '../window/measurement-window.ts'
import { createRunningMedian } from '../window/running-median.ts'

const holdSeconds = 0.5
const straightKnee = 160
/** Folding this much from the widest is a reach; less is sitting. */
const leastFold = 12
/** The bent reach must be this much deeper to be worth telling. */
const clearlyDeeper = 3
const leastView = 55
const viewFrames = 15

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

/** The hip angle over the leg whose knee is the straighter, and that knee's angle. */
function createStretchedLeg() {
  const steadyView = createRunningMedian(viewFrames)
  return (pose: Pose, aspect: number) => {
    const view = Math.max(leastView, steadyView(viewDegrees(pose)))
    const middle = middleJointCentres(pose, aspect)
    const [first, second] = sides.map(side => {
      const { hip, knee, ankle } = sideJointCentres(pose, aspect, side)
      return {
        hipAngle: planeAngle(middle.shoulder, middle.hip, knee, view),
        kneeAngle: planeAngle(hip, knee, ankle, view),
      }
    }) as [Reading, Reading]
    return first.kneeAngle > second.kneeAngle ? first : second
  }
}
type Reading = { hipAngle: ReturnType<typeof planeAngle>; kneeAngle: ReturnType<typeof planeAngle> }

export function createSeatedReachAnalyser(windowSeconds: number): Analyser {
  const measurementWindow = createMeasurementWindow(points, 'angle')
  const stretchedLeg = createStretchedLeg()
  const straight = createHeldAngle(holdSeconds)
  const any = createHeldAngle(holdSeconds)
  let widest = 0
  let kneeAtSmallest = 180

  const isReach = (hipAngle: number | null) => hipAngle !== null && hipAngle <= widest - leastFold

  return {
    movement: 'toe-touch',
    observe(frame): LiveReading {
      const seconds = measurementWindow.observe(frame)
      if (!frame.pose)
        return { value: Math.round(straight.smallest() ?? 180), phase: 'waiting', advice: 'step-into-view' }
      const { hipAngle, kneeAngle } = stretchedLeg(frame.pose, frame.aspect)
      const isStraight = kneeAngle >= straightKnee
      widest = Math.max(widest, hipAngle)
      any.observe(seconds, hipAngle)
      const before = straight.smallest()
      if (isStraight) straight.observe(seconds, hipAngle)
      else straight.interrupt()
      if (straight.smallest() !== before) kneeAtSmallest = kneeAngle
      const isFolded = isReach(hipAngle)
      return {
        value: Math.round(straight.smallest() ?? 180),
        phase: isFolded ? 'holding' : 'resting',
        advice: isFolded && !isStraight ? 'straighten-knees' : null,
      }
    },
    result() {
      const quality = measurementWindow.quality()
      const reason = measurementWindow.refusal() ?? (quality.viewDegrees < leastView ? 'not-side-on' : null)
      if (reason) return { ok: false, reason, quality }
      const smallest = straight.smallest()
      const anySmallest = any.smallest()
      if (smallest === null || !isReach(smallest))
        return { ok: false, reason: isReach(anySmallest) ? 'knees-bent' : 'no-attempt', quality }
      return {
        ok: true,
        measurement: {
          movement: 'toe-touch',
          ease: 'seated',
          windowSeconds,
          minHipDegrees: smallest,
          kneeDegrees: Math.min(180, kneeAtSmallest),
          minHipDegreesWithBentKnees:
            anySmallest !== null && anySmallest < smallest - clearlyDeeper ? anySmallest : null,
          quality,
        },
      }
    },
  }
}
