import {
  type CameraPoint,
  cameraPoint,
  type Milliseconds,
  type Pose,
  type Side,
  secondsBetween,
} from '@lithe/pose'
import { at, type FittedJoint, fittedJoints, numberAt, type Unknowns, unknownCount } from './fit/body-plan.ts'
import { askEngineDepth, askPicture, askSteadyDepth } from './fit/evidence-terms.ts'
import { averageBody, faceAsEngineSays, placeAsEngineSays } from './fit/first-guess.ts'
import { jointsFromMarks } from './fit/joints-from-marks.ts'
import { createLeastSquares } from './fit/least-squares.ts'
import { askLegs, askSteadyTurn } from './fit/leg-terms.ts'
import { askLearntLengths, askLengths } from './fit/length-terms.ts'
import { askSteadyPitch } from './fit/pitch-terms.ts'
import { placeOf } from './fit/rows.ts'
import { caughtUp, type SeenJoints, seenJoints } from './fit/seen-joints.ts'
import { createStandingFeet, liftedFoot, type StandingFeet } from './fit/standing-feet.ts'
import { askStanding } from './fit/standing-terms.ts'
import { askSymmetry } from './fit/symmetry-terms.ts'
import { unfoldArms, unfoldLeg } from './fit/unfold-limbs.ts'
import { anglesOf, type BodyAngles } from './joint-angles.ts'

/** One person's skeleton in one frame. */
export type FittedBody = {
  /** Metres, scaled to a leg of 0.8 m. */
  joints: Record<FittedJoint, CameraPoint>
  angles: BodyAngles
  /** How visible the joints are, and how closely the skeleton matches them; 0–1. */
  confidence: number
}

const steps = { first: 12, later: 2 }
const longestStep = 0.3
/** Joints start over after a longer gap; lengths are kept. */
const forgetAfterSeconds = 0.4
const shortestSeconds = 0.005
const damping = 1e-3
/** A settling skeleton starts over if it explains less than this fraction. */
const leastExplained = 0.5
const settledAfterSeconds = 1
/** A poor fit starts over only in the first seconds, because starting over costs six times the work. */
const triesForSeconds = 3
/** Distance between landmark and fitted joint, in metres, that halves the joint's confidence. */
const doubtfulMetres = 0.05

/**
 * Fits one skeleton to a person's landmarks by damped Gauss–Newton from the previous frame. Depth follows from constant
 * bone lengths, standing feet and joint limits; the engine's depth only decides near or far.
 */
export function createFittedBody(): (pose: Pose, aspect: number, time: Milliseconds) => FittedBody {
  const squares = createLeastSquares(unknownCount)
  const feet = createStandingFeet()
  const unknowns = averageBody()
  const average = unknowns.slice()
  const before = unknowns.slice()
  const rows = { unknowns, add: squares.add }
  let last: { time: Milliseconds; seen: SeenJoints } | null = null
  let seenSeconds = 0
  let firstSeen: Milliseconds | null = null

  function step(seen: SeenJoints, seconds: number, standing: StandingFeet | null, lifted: Side | null) {
    squares.clear(damping)
    askPicture(rows, seen)
    askEngineDepth(rows, seen, lifted)
    askLengths(rows)
    askLegs(rows)
    askLearntLengths(rows, before, seconds, seenSeconds)
    askSteadyTurn(rows, before, seconds, seenSeconds)
    askSteadyPitch(rows, before, seconds, seenSeconds)
    if (standing) {
      askSteadyDepth(rows, before, seconds)
      askStanding(rows, standing)
      askSymmetry(rows, standing.surely.left * standing.surely.right)
    }
    const change = squares.solve()
    for (let index = 0; index < unknownCount; index++) {
      const by = Math.max(-longestStep, Math.min(longestStep, numberAt(change, index)))
      unknowns[index] = numberAt(unknowns, index) + by
    }
  }

  function beginAnew() {
    unknowns.set(average)
    last = null
    seenSeconds = 0
  }

  return (pose, aspect, time) => {
    const marks = jointsFromMarks(seenJoints(pose, aspect))
    const gap = last ? secondsBetween(last.time, time) : Number.POSITIVE_INFINITY
    const isNew = gap > forgetAfterSeconds
    const seconds = Math.max(shortestSeconds, isNew ? 1 / 30 : gap)
    const seen = last && !isNew ? caughtUp(marks, last.seen, seconds) : marks
    if (!last) faceAsEngineSays(unknowns, marks)
    if (isNew) placeAsEngineSays(unknowns, marks)
    before.set(unknowns)
    if (!isNew) unfoldArms(unknowns, before, seen)
    const standing = isNew ? null : feet.now(unknowns, seen)
    const lifted = standing && liftedFoot(standing)
    if (lifted) unfoldLeg(unknowns, before, lifted)
    for (let count = isNew ? steps.first : steps.later; count > 0; count--)
      step(seen, seconds, standing, lifted)
    if (isNew) feet.begin(unknowns)
    else feet.follow(unknowns, before, seen, seconds)
    firstSeen ??= time
    const isSettling = seenSeconds < settledAfterSeconds && secondsBetween(firstSeen, time) < triesForSeconds
    const joints = jointsOf(unknowns)
    const { visible, near } = explained(joints, seen)
    if (isSettling && near < leastExplained * visible) beginAnew()
    else {
      last = { time, seen: marks }
      seenSeconds += seconds
    }
    return { joints, angles: anglesOf(joints), confidence: Math.min(1, near / fittedJoints.length) }
  }
}

function jointsOf(unknowns: Unknowns): FittedBody['joints'] {
  return Object.fromEntries(
    fittedJoints.map(joint => {
      const [x, y, z] = placeOf(unknowns, at[joint])
      return [joint, cameraPoint(x, y, z)]
    }),
  ) as FittedBody['joints']
}

/** Sums over joints of visibility, and of what the skeleton explains. */
function explained(joints: FittedBody['joints'], seen: SeenJoints) {
  let visible = 0
  let near = 0
  for (const joint of fittedJoints) {
    const { x, y, z } = joints[joint]
    const { right, down, visibility } = seen[joint]
    const off = Math.hypot(x - right * z, y - down * z)
    visible += visibility
    near += visibility / (1 + (off / doubtfulMetres) ** 2)
  }
  return { visible, near }
}

/** How far one ankle is ahead, perpendicular to the hip line, in metres of a 0.8 m leg. */
export function strideOf({ leftHip, rightHip, leftAnkle, rightAnkle }: FittedBody['joints']) {
  const [hipsX, hipsZ] = [leftHip.x - rightHip.x, leftHip.z - rightHip.z]
  const across = (leftAnkle.x - rightAnkle.x) * hipsZ - (leftAnkle.z - rightAnkle.z) * hipsX
  return Math.abs(across) / Math.max(0.01, Math.hypot(hipsX, hipsZ))
}
