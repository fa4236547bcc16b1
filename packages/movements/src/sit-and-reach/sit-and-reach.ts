/**
 * Measures    sit-and-reach on the floor: the deepest fold that was held
 * Definition  hip angle between the middles of shoulders, hips and knees, about 100° sitting tall, small when folded;
 *             the smallest not exceeded for 0.5 s, seated, while the knees stay ≥ 160° (180° straight); 0.3 s out of
 *             sight breaks no hold, longer does
 * Method      angle in the picture plane at joint centres, side view, as in the toe touch; seated while the line from
 *             hips to ankles is about level (cf. Ayala 2012, doi:10.1016/j.ptsp.2011.11.001)
 * Valid       side-on (60° or more from facing the camera), whole body in the picture; camera roll cancels out
 * Not valid   front or oblique view; feet out of the picture; a reach with bent knees is told apart, never counted
 */
import type { Analyser, LiveReading } from '../analyser.ts'
import { createHeldAngle } from '../hold/held-angle.ts'
import { leastSideView } from '../side-on/side-view.ts'
import { createMeasurementWindow } from '../window/measurement-window.ts'
import { createSeatedFold, type SeatedFold } from './seated-fold.ts'

const holdSeconds = 0.5
const straightKnee = 160
/** On hands and knees the line from hips to ankles is steeper, and the knees are bent further than for any reach. */
const levelLegsFrom = 68
const leastKnee = 110
/** Wider is lying back, not sitting. */
const widestSeat = 140
/** Sitting as tall as people sit; folded further than this, or by `leastFold` from where they sat, is a reach. */
const tallest = 88
const leastFold = 8
/** The bent reach must be this much deeper to be worth telling. */
const clearlyDeeper = 3

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

const isSeated = ({ legTilt, hipAngle, kneeAngle }: SeatedFold) =>
  legTilt >= levelLegsFrom && hipAngle <= widestSeat && kneeAngle >= leastKnee

export function createSitAndReachAnalyser(windowSeconds: number): Analyser {
  const measurementWindow = createMeasurementWindow(points, 'angle')
  const seatedFold = createSeatedFold()
  const straight = createHeldAngle(holdSeconds)
  const any = createHeldAngle(holdSeconds)
  let widest = 0
  let kneeAtSmallest = 180

  const isReach = (hipAngle: number | null) =>
    hipAngle !== null && (hipAngle <= tallest || hipAngle <= widest - leastFold)

  return {
    movement: 'sit-and-reach',
    observe(frame): LiveReading {
      const seconds = measurementWindow.observe(frame)
      const value = () => Math.round(straight.smallest() ?? 180)
      if (!frame.pose) return { value: value(), phase: 'waiting', advice: 'step-into-view' }
      const fold = seatedFold(frame.pose, frame.aspect)
      if (!isSeated(fold)) {
        straight.interrupt()
        any.interrupt()
        return { value: value(), phase: 'waiting', advice: null }
      }
      const { hipAngle, kneeAngle } = fold
      const kneesAreStraight = kneeAngle >= straightKnee
      widest = Math.max(widest, hipAngle)
      any.observe(seconds, hipAngle)
      const before = straight.smallest()
      if (kneesAreStraight) straight.observe(seconds, hipAngle)
      else straight.interrupt()
      if (straight.smallest() !== before) kneeAtSmallest = kneeAngle
      const isFolded = isReach(hipAngle)
      return {
        value: value(),
        phase: isFolded ? 'holding' : 'resting',
        advice: isFolded && !kneesAreStraight ? 'straighten-knees' : null,
      }
    },
    result() {
      const quality = measurementWindow.quality()
      const reason =
        measurementWindow.refusal() ?? (quality.viewDegrees < leastSideView ? 'not-side-on' : null)
      if (reason) return { ok: false, reason, quality }
      const smallest = straight.smallest()
      const anySmallest = any.smallest()
      if (smallest === null || !isReach(smallest))
        return { ok: false, reason: isReach(anySmallest) ? 'knees-bent' : 'no-attempt', quality }
      return {
        ok: true,
        measurement: {
          movement: 'sit-and-reach',
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
