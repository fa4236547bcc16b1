/**
 * Measures    squats: full repetitions, and partials apart
 * Definition  knee angle hip–knee–ankle, 180° straight, mean of both legs; full = from standing (≥ 150°) to ≤ 90°
 *             (thigh about parallel) and back to standing
 * Method      hip, knee and ankle of a skeleton of constant lengths fitted to the landmarks (ADR 21); the middle of
 *             the hips must sink as well
 * Valid       any view from front to side, camera about level, from standing, at 8 frames/s or more
 * Not valid   feet out of the picture; sitting down on a low chair counts as a squat
 */
import { bothSides, degrees, inSeconds, type Pose, sides } from '@lithe/pose'
import { type BodyAngles, createBodyAngles } from '../body/body-angles.ts'
import { middleJointCentres, sideJointCentres } from '../body/joint-centres.ts'
import { createSegmentLength } from '../body/segment-length.ts'
import { createRepetitionCounter } from '../repetition/repetition-counter.ts'
import { createCountedRepetitionsAnalyser } from '../skeletons/counted-repetitions.ts'

const rule = {
  rest: degrees(150),
  full: degrees(90),
  partial: degrees(140),
  leastSeconds: inSeconds(0.4),
}
/** The hips sink by at least this share of the leg; a lifted knee closes the angle without it. */
const leastHipDrop = 0.06

const points = bothSides(['Hip', 'Knee', 'Ankle'])

/** One angle for both legs: fitted together, a hidden one is as good as the other. */
const bothKnees = ({ kneeLeft, kneeRight }: BodyAngles) => degrees((kneeLeft + kneeRight) / 2)

/** Above the foot that stands: a lifted foot must not look like sinking hips. */
function hipHeight(pose: Pose, aspect: number) {
  const floor = Math.max(...sides.map(side => sideJointCentres(pose, aspect, side).ankle.y))
  return floor - middleJointCentres(pose, aspect).hip.y
}

export function createSquatAnalyser(windowSeconds: number) {
  const bodyAngles = createBodyAngles()
  const legLength = createSegmentLength()
  const count = createRepetitionCounter(rule)
  return createCountedRepetitionsAnalyser(windowSeconds, {
    movement: 'squat',
    points,
    count({ pose, aspect, time }, seconds) {
      const height = hipHeight(pose, aspect)
      const hasSunk = height < (1 - leastHipDrop) * legLength(height)
      return count(bothKnees(bodyAngles(pose, aspect, time)), seconds, hasSunk)
    },
    adviceWhenShort: () => 'go-lower',
  })
}
