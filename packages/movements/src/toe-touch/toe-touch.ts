/**
 * Measures    standing toe touch: the deepest fold that was held
 * Definition  hip angle between the middles of shoulders, hips and knees, about 175° upright, small when folded;
 *             the smallest not exceeded for 0.5 s while the knees stay ≥ 160° (180° straight); 0.3 s out of sight
 *             breaks no hold, longer does
 * Method      angle in the picture plane at joint centres, side view, cf. photogrammetry of the toe touch
 *             (Carregaro 2007; Kippers & Parker 1987, doi:10.1093/ptj/67.11.1680)
 * Valid       side-on (60° or more from facing the camera), whole body in the picture; camera roll cancels out
 * Not valid   front or oblique view; feet out of the picture; a reach with bent knees is told apart, never counted
 */
import { type PoseFrame, sides } from '@lithe/pose'
import type { Analyser, LiveReading } from '../analyser.ts'
import { middleJointCentres, sideJointCentres } from '../body/joint-centres.ts'
import { kneeVisibility } from '../body/knee-visibility.ts'
import { planeAngle } from '../body/plane-angle.ts'
import { viewDegrees } from '../body/view.ts'
import { createHeldAngle } from '../hold/held-angle.ts'
import { createMeasurementWindow } from '../window/measurement-window.ts'
import { createRunningMedian } from '../window/running-median.ts'

const holdSeconds = 0.5
const straightKnee = 160
/** Less of a bow than this is standing. */
const attemptBelow = 150
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

type SeenFrame = PoseFrame & { pose: NonNullable<PoseFrame['pose']> }

function createFold() {
  const steadyView = createRunningMedian(viewFrames)
  return ({ pose, aspect }: SeenFrame) => {
    const view = Math.max(leastView, steadyView(viewDegrees(pose)))
    const { shoulder, hip, knee } = middleJointCentres(pose, aspect)
    let knees = 0
    let weights = 0
    for (const side of sides) {
      const leg = sideJointCentres(pose, aspect, side)
      const weight = kneeVisibility(pose, side)
      knees += weight * planeAngle(leg.hip, leg.knee, leg.ankle, view)
      weights += weight
    }
    return { hipAngle: planeAngle(shoulder, hip, knee, view), kneeAngle: knees / weights }
  }
}

export function createToeTouchAnalyser(windowSeconds: number): Analyser {
  const measurementWindow = createMeasurementWindow(points, 'angle')
  const fold = createFold()
  const straight = createHeldAngle(holdSeconds)
  const bent = createHeldAngle(holdSeconds)
  let kneeAtSmallest = 180

  return {
    movement: 'toe-touch',
    observe(frame): LiveReading {
      const seconds = measurementWindow.observe(frame)
      if (!frame.pose)
        return { value: Math.round(straight.smallest() ?? 180), phase: 'waiting', advice: 'step-into-view' }
      const { hipAngle, kneeAngle } = fold({ ...frame, pose: frame.pose })
      const kneesAreStraight = kneeAngle >= straightKnee
      bent.observe(seconds, hipAngle)
      const before = straight.smallest()
      if (kneesAreStraight) straight.observe(seconds, hipAngle)
      else straight.interrupt()
      if (straight.smallest() !== before) kneeAtSmallest = kneeAngle
      const isFolded = hipAngle < attemptBelow
      return {
        value: Math.round(straight.smallest() ?? 180),
        phase: isFolded ? 'holding' : 'resting',
        advice: isFolded && !kneesAreStraight ? 'straighten-knees' : null,
      }
    },
    result() {
      const quality = measurementWindow.quality()
      const reason = measurementWindow.refusal() ?? (quality.viewDegrees < leastView ? 'not-side-on' : null)
      if (reason) return { ok: false, reason, quality }
      const smallest = straight.smallest()
      const anySmallest = bent.smallest()
      if (smallest === null || smallest >= attemptBelow)
        return {
          ok: false,
          reason: anySmallest !== null && anySmallest < attemptBelow ? 'knees-bent' : 'no-attempt',
          quality,
        }
      return {
        ok: true,
        measurement: {
          movement: 'toe-touch',
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
