/**
 * Measures    squats: full repetitions and, separately, partial ones
 * Definition  knee angle hip–knee–ankle, 180° straight, mean of both legs; a full squat goes from standing (≥ 150°)
 *             to ≤ 90° (thighs about parallel to the floor) and back to standing
 * Method      hip, knee and ankle of a skeleton of constant lengths fitted to the landmarks (ADR 21); the middle of
 *             the hips must also sink, both knees bend alike, neither foot be ahead, and the hips close with the
 *             knees
 * Valid       any view from front to side, camera about level, starting from standing, 8 fps or more
 * Not valid   feet out of the frame; sitting down on a low chair counts as a squat
 */
import { bothSides, degrees, inSeconds, type Pose, sides } from '@lithe/pose'
import { createFittedBody, type FittedBody, strideOf } from '../body/fitted-body.ts'
import { middleJointCentres, sideJointCentres } from '../body/joint-centres.ts'
import { createSegmentLength } from '../body/segment-length.ts'
import { createRepetitionCounter } from '../repetition/repetition-counter.ts'
import { createRiseWatch } from '../rising/rise-watch.ts'
import { createCountedRepetitionsAnalyser } from '../skeletons/counted-repetitions.ts'

const rule = {
  rest: degrees(150),
  full: degrees(90),
  partial: degrees(140),
  leastSeconds: inSeconds(0.4),
}
/** Minimum hip drop in leg lengths; a lifted knee closes the angle without a drop. */
const leastHipDrop = 0.06

const points = bothSides(['Hip', 'Knee', 'Ankle'])

/** Maximum difference between the knees; a raised knee or lunge exceeds it. */
const mostUnlikeDegrees = 30
/** Maximum stride, in metres of a 0.8 m leg; a longer stride is a lunge. */
const mostStride = 0.27
/** Hips close as far as the knees; further in a bow, less in a lunge. */
const mostApartDegrees = 45

/** One angle for both legs, since the joint fit makes a hidden leg as good as the other. */
const bothKnees = ({ kneeLeft, kneeRight }: FittedBody['angles']) => degrees((kneeLeft + kneeRight) / 2)

/** Whether both legs bend alike and side by side, and the hips with them. */
const isSquatting = ({ joints, angles }: FittedBody) =>
  Math.abs(angles.kneeLeft - angles.kneeRight) <= mostUnlikeDegrees &&
  strideOf(joints) <= mostStride &&
  Math.abs(bothKnees(angles) - angles.hip) <= mostApartDegrees

/** Height of the hips above the standing foot, so that a lifted foot does not look like sinking hips. */
function hipHeight(pose: Pose, aspect: number) {
  const floor = Math.max(...sides.map(side => sideJointCentres(pose, aspect, side).ankle.y))
  return floor - middleJointCentres(pose, aspect).hip.y
}

export function createSquatAnalyser(windowSeconds: number) {
  const fit = createFittedBody()
  const legLength = createSegmentLength()
  const count = createRepetitionCounter(rule)
  const rises = createRiseWatch('standing')
  return createCountedRepetitionsAnalyser(windowSeconds, {
    movement: 'squat',
    points,
    count({ pose, aspect, time }, seconds) {
      const height = hipHeight(pose, aspect)
      const hasSunk = height < (1 - leastHipDrop) * legLength(height)
      const body = fit(pose, aspect, time)
      const counted = count(bothKnees(body.angles), seconds, hasSunk && isSquatting(body))
      rises.observe(body, seconds, counted.reps)
      return counted
    },
    adviceWhenShort: () => 'go-lower',
    rising: rises.result,
  })
}
