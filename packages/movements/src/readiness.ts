import { type Milliseconds, type Pose, type PoseFrame, secondsBetween } from '@lithe/pose'
import { createBodyAngles } from './body/body-angles.ts'
import { middleJointCentres } from './body/joint-centres.ts'
import { viewDegrees } from './body/view.ts'
import { type Movement, type MovementId, movements } from './catalog/catalog.ts'
import { bodyExtent, framing } from './window/framing.ts'
import { createRunningMedian } from './window/running-median.ts'

export const framingAdvice = [
  'step-into-view',
  'step-back',
  'come-closer',
  'show-feet',
  'move-left',
  'move-right',
  'turn-side-on',
  'face-camera',
  'stand-tall',
  'hold-still',
] as const
export type FramingAdvice = (typeof framingAdvice)[number]

/** Whether the person stands so that the movement can be measured. */
export type Readiness = {
  /** The first thing to change, or null when all is well. */
  advice: FramingAdvice | null
  /** 0–1: how much of the still, well-framed time has passed; at 1 the countdown may start. */
  heldShare: number
}

export type ReadinessCheck = { observe(frame: PoseFrame): Readiness }

const holdSeconds = 1.5
/** A gap this long means the person left; what was held is forgotten. */
const forgetAfterSeconds = 0.4
/** Nose to feet, in picture heights: below it the landmarks are too coarse, above it there is no room to move. */
const height = { least: 0.35, most: 0.93 }
const viewLimits = { front: 40, side: 65 }
const standingAngle = 150
/** The hips' travel, in picture heights a second, that still counts as standing still. */
const stillSpeed = 0.06
const viewFrames = 15

function framingAdviceFor(pose: Pose, aspect: number): FramingAdvice | null {
  const { left, right, top, bottom } = bodyExtent(pose)
  if (framing(pose, aspect) !== 'whole') {
    if (bottom > 1 && top >= 0) return bottom - top > height.most ? 'step-back' : 'show-feet'
    // The self-view is a mirror: leaving on the picture's left is leaving on the person's right.
    if (left < 0 && right <= 1) return 'move-left'
    if (right > 1 && left >= 0) return 'move-right'
    return 'step-back'
  }
  if (bottom - top > height.most) return 'step-back'
  return bottom - top < height.least ? 'come-closer' : null
}

function viewAdviceFor(view: number, wanted: Movement['view']): FramingAdvice | null {
  if (wanted === 'side' && view < viewLimits.side) return 'turn-side-on'
  return wanted === 'front' && view > viewLimits.front ? 'face-camera' : null
}

/** Checks, before a movement, that the whole body is in the picture, seen from the right side, upright and still. */
export function createReadinessCheck(movement: MovementId): ReadinessCheck {
  const wantedView = movements[movement].view
  const bodyAngles = createBodyAngles()
  const steadyView = createRunningMedian(viewFrames)
  let readySince: Milliseconds | null = null
  let last: { time: Milliseconds; hip: { x: number; y: number } } | null = null

  function adviceFor({ pose, aspect, time }: PoseFrame): FramingAdvice | null {
    if (!pose) return 'step-into-view'
    const view = steadyView(viewDegrees(pose))
    const { hip } = middleJointCentres(pose, aspect)
    const seconds = last ? secondsBetween(last.time, time) : 0
    const speed = last && seconds > 0 ? Math.hypot(hip.x - last.hip.x, hip.y - last.hip.y) / seconds : 0
    last = { time, hip }
    const placement = framingAdviceFor(pose, aspect) ?? viewAdviceFor(view, wantedView)
    if (placement) return placement
    const { hip: hipAngle, kneeLeft, kneeRight } = bodyAngles(pose, aspect)
    const isUpright = hipAngle >= standingAngle && Math.max(kneeLeft, kneeRight) >= standingAngle
    if (!isUpright) return 'stand-tall'
    return speed > stillSpeed ? 'hold-still' : null
  }

  return {
    observe(frame) {
      const gap = last ? secondsBetween(last.time, frame.time) : 0
      if (gap > forgetAfterSeconds) readySince = null
      const advice = adviceFor(frame)
      if (advice) {
        readySince = null
        return { advice, heldShare: 0 }
      }
      readySince ??= frame.time
      return { advice, heldShare: Math.min(1, secondsBetween(readySince, frame.time) / holdSeconds) }
    },
  }
}
