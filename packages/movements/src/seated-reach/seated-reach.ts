/**
 * Measures    seated reach on a chair, an easier variant of the toe touch: the deepest fold that was held
 * Definition  hip angle between the midpoints of shoulders and hips and the knee of the stretched leg, about 110°
 *             sitting tall, small when folded; the smallest angle not exceeded for 0.5 s while that knee, once seen
 *             straight, stays so, judged by its angle or, if that is ambiguous, by the length of the leg. Counts on a
 *             chair only, where the stretched leg slopes and the other is bent
 * Method      angle in the picture plane at joint centres, side view; position as in the chair sit-and-reach (Jones,
 *             Rikli, Max & Noffal 1998, doi:10.1080/02701367.1998.10607708)
 * Valid       side-on (60° or more from facing the camera), on the front edge of a chair, the stretched leg nearer to
 *             the camera, whole body in the picture
 * Not valid   front or oblique view; feet out of the picture; a reach with a bent knee is reported separately, never
 *             counted
 */
import { type Degrees, degrees, type Pose, type Side } from '@lithe/pose'
import { angleTable } from '../angles/angle-table.ts'
import { interiorInPlane, tiltInPlane } from '../angles/read-angle.ts'
import { middleJointCentres, sideJointCentres } from '../body/joint-centres.ts'
import { along, planeLength } from '../body/plane.ts'
import { createSideView } from '../side-on/side-view.ts'
import { createHeldReachAnalyser } from '../skeletons/held-reach.ts'
import { createRunningMedian } from '../window/running-median.ts'

/** Folding this much from the widest is a reach; less is sitting. */
const leastFold = 12

/**
 * Next to a bent leg the engine puts a straight knee high: 160–165° sitting tall, 142° under the arms. A bent leg before
 * a straight one reads up to 143°.
 */
const stretchedKnee = 152
const foldedOverKnee = 135
/** Arms lift the knee landmark; a point this far down the shank shows the leg's slope better. */
const belowKnee = 0.25

/** A leg stretched from a chair slopes; steeper is standing, flatter is on the floor. */
const slope = { least: 40, most: 80 }
/** The other foot is on the floor with the knee bent; when hidden it looks straighter. */
const leastBentKnee = 150

/** Frames for smoothing a knee angle or leg length. */
const steadyFrames = 9

/**
 * Infers knee bend from the shortening of hip–ankle distance since it was seen stretched, wherever the arms shift the
 * knee landmark. Null until seen stretched.
 */
function createKneeByLength() {
  const steadyLength = createRunningMedian(steadyFrames)
  let stretchedLength: number | null = null
  return (length: number, isStretched: boolean): Degrees | null => {
    const steady = steadyLength(length)
    if (isStretched) stretchedLength = Math.max(stretchedLength ?? 0, steady)
    if (!stretchedLength) return null
    return degrees((2 * Math.asin(Math.min(1, steady / stretchedLength)) * 180) / Math.PI)
  }
}

/** On a chair: the hip angle over the straighter leg, its knee angle, and the correction by its length. */
function createStretchedLeg() {
  const sideView = createSideView()
  const steadyKnee = createRunningMedian(steadyFrames)
  const steadyBentKnee = createRunningMedian(steadyFrames)
  const byLength = { left: createKneeByLength(), right: createKneeByLength() }
  return (pose: Pose, aspect: number) => {
    const view = sideView(pose)
    const middles = middleJointCentres(pose, aspect)
    const readingOf = (side: Side) => {
      const leg = sideJointCentres(pose, aspect, side)
      const overLeg = { ...middles, shank: along(leg.knee, leg.ankle, belowKnee) }
      return {
        hipAngle: interiorInPlane(angleTable.hipOverStretchedLeg, overLeg, view),
        kneeAngle: interiorInPlane(angleTable.knee, leg, view),
        length: planeLength(leg.hip, leg.ankle),
        slope: tiltInPlane(angleTable.legTilt, leg, view),
      }
    }
    const legs = { left: readingOf('left'), right: readingOf('right') }
    const [straighter, other] =
      legs.left.kneeAngle > legs.right.kneeAngle ? (['left', 'right'] as const) : (['right', 'left'] as const)
    const { hipAngle, kneeAngle } = legs[straighter]
    const isOtherBent = steadyBentKnee(legs[other].kneeAngle) <= leastBentKnee
    const isStretched = steadyKnee(kneeAngle) >= stretchedKnee
    const angles = {
      left: byLength.left(legs.left.length, isStretched),
      right: byLength.right(legs.right.length, isStretched),
    }
    const byItsLength = (angles[straighter] ?? kneeAngle) - kneeAngle
    // Resolves an ambiguous knee angle by the leg's length.
    const kneeDoubt = degrees(kneeAngle >= stretchedKnee ? Math.max(0, byItsLength) : byItsLength)
    const isOnChair =
      isOtherBent && legs[straighter].slope >= slope.least && legs[straighter].slope <= slope.most
    return isOnChair ? { hipAngle, kneeAngle, kneeDoubt } : null
  }
}

/** Hysteresis: straight once seen straight, until clearly bent. */
function createStraightLeg() {
  const steadyKnee = createRunningMedian(steadyFrames)
  let wasStretched = false
  return (kneeAngle: number) => {
    wasStretched ||= steadyKnee(kneeAngle) >= stretchedKnee
    return wasStretched && kneeAngle >= foldedOverKnee
  }
}

export function createSeatedReachAnalyser(windowSeconds: number) {
  return createHeldReachAnalyser(windowSeconds, {
    movement: 'toe-touch',
    variant: 'seated',
    anglesOf: createStretchedLeg(),
    isReach: (hipAngle, widest) => hipAngle <= widest - leastFold,
    isStraight: createStraightLeg(),
  })
}
