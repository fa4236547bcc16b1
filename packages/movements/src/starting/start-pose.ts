import { landmark, midpoint, type Pose, type PoseFrame, type Side, sides } from '@lithe/pose'
import { angleTable } from '../angles/angle-table.ts'
import { interiorInPlane, tiltInSpace } from '../angles/read-angle.ts'
import { createFittedBody } from '../body/fitted-body.ts'
import { sideJointCentres } from '../body/joint-centres.ts'
import { landmarkInPlane, onSide } from '../body/plane.ts'
import { type Movement, type MovementId, movements, type VariantId } from '../catalog/catalog.ts'
import { createFold } from '../side-on/fold.ts'
import { bearsOnArms, proneBody } from '../side-on/prone-body.ts'
import { createSideView } from '../side-on/side-view.ts'
import { armVisibility, weighSides } from '../side-on/weigh-sides.ts'
import type { FramingAdvice } from './framing-advice.ts'
import { createLevelFeet } from './level-feet.ts'
import { floorPlacement, uprightPlacement } from './placement.ts'

/** Checks the start posture, advising first on place and then on posture. */
export type StartPose = {
  place(pose: Pose, aspect: number): FramingAdvice | null
  hold(frame: PoseFrame & { pose: Pose }): FramingAdvice | null
}

const standingAngle = 150
/** A trunk tilted less is not on the floor, and legs tilted less do not lie straight. */
const downFrom = { trunk: 40, legs: 50 }
/** Maximum lean of a sitting trunk. */
const leansUpTo = 35
/** Sitting on the heels closes the knees further than being on all fours. */
const offHeels = 60
const straightArm = 140
const straightLegs = 150
/** Lying back opens the hips wider than sitting. */
const widestSeat = 140
/** Standing hips are a shank above the knees, seated hips about level with them. */
const chairHeight = 0.6

/** Midpoints of both sides in the engine's 3D. */
function middlesInSpace(pose: Pose) {
  const middle = (joint: 'Shoulder' | 'Hip' | 'Ankle') =>
    midpoint(landmark(pose, onSide('left', joint)).world, landmark(pose, onSide('right', joint)).world)
  return { shoulder: middle('Shoulder'), hip: middle('Hip'), ankle: middle('Ankle') }
}
const trunkTilt = (pose: Pose) => tiltInSpace(angleTable.trunkTiltInSpace, middlesInSpace(pose))
const legTilt = (pose: Pose) => tiltInSpace(angleTable.legTiltInSpace, middlesInSpace(pose))

function standing(): StartPose {
  const fit = createFittedBody()
  return {
    place: (pose, aspect) => uprightPlacement(pose, aspect, 'standing'),
    hold({ pose, aspect, time }) {
      const { hip, kneeLeft, kneeRight } = fit(pose, aspect, time).angles
      const isUpright = hip >= standingAngle && Math.max(kneeLeft, kneeRight) >= standingAngle
      return isUpright ? null : 'stand-tall'
    },
  }
}

/** Requires both feet side by side before the lift, as a reference for detecting it. */
function standingLevel(): StartPose {
  const upright = standing()
  const hasLevelFeet = createLevelFeet()
  return { ...upright, hold: frame => upright.hold(frame) ?? (hasLevelFeet(frame) ? null : 'level-feet') }
}

/** On all fours or already in line; `armsStraight` rules out forearms. */
function allFours(armsStraight: boolean): StartPose {
  const sideView = createSideView()
  return {
    place: (pose, aspect) =>
      trunkTilt(pose) < downFrom.trunk ? 'get-down' : floorPlacement(pose, aspect, 'lying'),
    hold({ pose, aspect }) {
      const view = sideView(pose)
      const body = proneBody(pose, aspect, view)
      if (!bearsOnArms(body) || body.kneeAngle < offHeels) return 'get-down'
      const elbowOf = (side: Side) => {
        const at = (joint: 'Shoulder' | 'Elbow' | 'Wrist') =>
          landmarkInPlane(pose, aspect, onSide(side, joint))
        const arm = { shoulder: at('Shoulder'), elbow: at('Elbow'), wrist: at('Wrist') }
        return interiorInPlane(angleTable.elbow, arm, view)
      }
      const elbow = weighSides(side => armVisibility(pose, side), elbowOf)
      return armsStraight && elbow < straightArm ? 'straighten-arms' : null
    },
  }
}

function sittingOnFloor(): StartPose {
  const foldOf = createFold()
  return {
    place: (pose, aspect) =>
      legTilt(pose) < downFrom.legs ? 'sit-down' : floorPlacement(pose, aspect, 'sitting'),
    hold({ pose, aspect }) {
      const { hipAngle, kneeAngle } = foldOf(pose, aspect)
      if (hipAngle > widestSeat) return 'sit-down'
      if (kneeAngle < straightLegs) return 'straighten-legs'
      return trunkTilt(pose) > leansUpTo ? 'sit-tall' : null
    },
  }
}

function sittingOnChair(): StartPose {
  return {
    place: (pose, aspect) => uprightPlacement(pose, aspect, 'sitting'),
    hold({ pose, aspect }) {
      const heights = sides.map(side => {
        const { hip, knee, ankle } = sideJointCentres(pose, aspect, side)
        return (knee.y - hip.y) / Math.max(1e-6, ankle.y - knee.y)
      })
      if (Math.min(...heights) > chairHeight) return 'sit-on-chair'
      return trunkTilt(pose) > leansUpTo ? 'sit-tall' : null
    },
  }
}

const starts: Record<Movement['startsFrom'], () => StartPose> = {
  standing,
  'straight-arms': () => allFours(true),
  'all-fours': () => allFours(false),
  sitting: sittingOnFloor,
}

/** The start posture of a movement's variant. */
export function createStartPose(movement: MovementId, variant: VariantId | null): StartPose {
  if (variant === 'seated') return sittingOnChair()
  if (movement === 'single-leg-stance' && variant !== 'semi-tandem') return standingLevel()
  return starts[movements[movement].startsFrom]()
}
