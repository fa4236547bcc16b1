import { bothSides, type Degrees, inSeconds, type Pose } from '@lithe/pose'
import type { AnalyserOf, LiveReading } from '../definition/analyser.ts'
import type { ReachOf, VariantId } from '../definition/movement-kinds.ts'
import { createHeldAngle } from '../hold/held-angle.ts'
import { refusalUnlessSideOn } from '../side-on/side-view.ts'
import { createMeasurementWindow } from '../window/measurement-window.ts'

const holdSeconds = inSeconds(0.5)
/** How much deeper a bent-knee reach must be to be reported. */
const clearlyDeeper = 3

const points = bothSides(['Shoulder', 'Hip', 'Knee', 'Ankle'])

/** Hip angle, small when folded; knee angle, 180° straight, which may be straighter by `kneeDoubt`. */
type ReachAngles = { hipAngle: Degrees; kneeAngle: Degrees; kneeDoubt?: Degrees }

/** Parts of a held-reach analyser that are specific to a movement. */
export type Reach<Id extends string, Ease extends VariantId> = {
  movement: Id
  variant?: Ease
  /** Null unless the body is in this reach's starting position, standing or seated. */
  anglesOf: (pose: Pose, aspect: number) => ReachAngles | null
  /** Whether a hip angle is a reach; `widest` is this body's most upright angle so far. */
  isReach: (hipAngle: number, widest: number) => boolean
  /** Called for every frame in turn. */
  isStraight: (kneeAngle: number) => boolean
}

/** Whether knees are as straight as people hold them, standing or on the floor, in a side view. */
export const isStraightKnee = (kneeAngle: number) => kneeAngle >= 160

/** Measures the deepest fold held for half a second with straight knees; bent-knee reaches are separate. */
export function createHeldReachAnalyser<Id extends string, Ease extends VariantId = never>(
  windowSeconds: number,
  reach: Reach<Id, Ease>,
): AnalyserOf<ReachOf<Id, Ease>> {
  const { movement, variant, anglesOf } = reach
  const adviceToStraighten = variant === 'seated' ? 'straighten-that-leg' : 'straighten-knees'
  const measurementWindow = createMeasurementWindow(points, 'angle')
  const straight = createHeldAngle(holdSeconds)
  const any = createHeldAngle(holdSeconds)
  let widest = 0
  let kneeAtSmallest = 180

  const isReach = (hipAngle: number | null) => hipAngle !== null && reach.isReach(hipAngle, widest)

  const reading = (rest: Omit<LiveReading, 'value'>): LiveReading => ({
    value: Math.round(straight.smallest() ?? 180),
    ...rest,
  })

  return {
    movement,
    observe(frame) {
      const seconds = measurementWindow.observe(frame)
      if (!frame.pose) return reading({ phase: 'waiting', advice: 'step-into-view' })
      const angles = anglesOf(frame.pose, frame.aspect)
      if (!angles) {
        straight.interrupt()
        any.interrupt()
        return reading({ phase: 'waiting', advice: null })
      }
      const { hipAngle, kneeAngle, kneeDoubt = 0 } = angles
      const kneesAreStraight = reach.isStraight(kneeAngle + kneeDoubt)
      widest = Math.max(widest, hipAngle)
      any.observe(seconds, hipAngle)
      const before = straight.smallest()
      if (kneesAreStraight) straight.observe(seconds, hipAngle)
      else straight.interrupt()
      if (straight.smallest() !== before) kneeAtSmallest = kneeAngle
      const isFolded = isReach(hipAngle)
      return reading({
        phase: isFolded ? 'holding' : 'resting',
        advice: isFolded && !kneesAreStraight ? adviceToStraighten : null,
      })
    },
    result() {
      const quality = measurementWindow.quality()
      const reason = measurementWindow.refusal() ?? refusalUnlessSideOn(quality)
      if (reason) return { ok: false, reason, quality }
      const smallest = straight.smallest()
      const anySmallest = any.smallest()
      if (smallest === null || !isReach(smallest))
        return { ok: false, reason: isReach(anySmallest) ? 'knees-bent' : 'no-attempt', quality }
      return {
        ok: true,
        measurement: {
          movement,
          ...(variant && { variant }),
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
