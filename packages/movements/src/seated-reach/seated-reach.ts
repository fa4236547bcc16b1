/**
 * Measures    seated reach on a chair, an easier variant of the toe touch: the deepest fold that was held
 * Definition  hip angle between the midpoints of shoulders and hips and the knee of the straight leg, about 110°
 *             sitting tall, small when folded; the smallest angle not exceeded for 0.5 s while that knee, once seen
 *             straight, stays so, judged by its angle or, if that is ambiguous, by the length of the leg. Counts on a
 *             chair only, where the straight leg slopes and the other is bent
 * Method      angle in the picture plane at joint centres, side view; position as in the chair sit-and-reach (Jones,
 *             Rikli, Max & Noffal 1998, doi:10.1080/02701367.1998.10607708)
 * Valid       side-on (60° or more from facing the camera), on the front edge of a chair, the straight leg nearer to
 *             the camera, whole body in the frame
 * Not valid   front or oblique view; feet out of the frame; a reach with a bent knee is reported separately, never
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

/** Folding this far from the widest angle is a reach; less is sitting. */
const leastFold = 12

/**
 * The engine puts a straight knee too high next to a bent leg: 160–165° sitting tall, 142° under the arms. A bent leg
 * in front of a straight one reads up to 143°.
 */
const stretchedKnee = 152
const foldedOverKnee = 135
/** Arms raise the knee landmark; a point this far down the shank shows the leg's slope better. */
const belowKnee = 0.25

/** A straight leg slopes from a chair; a steeper leg stands, a flatter leg is on the floor. */
const slope = { least: 40, most: 80 }
/** The other foot is on the floor and its knee bent; a hidden knee looks straighter. */
const leastBentKnee = 150

/** Frames over which a knee angle or leg length is smoothed. */
const steadyFrames = 9

/**
 * Infers knee bend from the shortening of the hip–ankle distance since the leg was straight, wherever the arms move the
 * knee landmark. Null until the leg was seen straight.
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

/** For a person on a chair: the hip angle over the straighter leg, its knee angle, and the correction by its length. */
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
    // The leg's length decides an ambiguous knee angle.
    const kneeDoubt = degrees(kneeAngle >= stretchedKnee ? Math.max(0, byItsLength) : byItsLength)
    const isOnChair =
      isOtherBent && legs[straighter].slope >= slope.least && legs[straighter].slope <= slope.most
    return isOnChair ? { hipAngle, kneeAngle, kneeDoubt } : null
  }
}

/** Hysteresis: a knee once seen straight stays so until clearly bent. */
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
