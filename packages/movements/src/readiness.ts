import { type Milliseconds, type PlanePoint, type PoseFrame, secondsBetween } from '@lithe/pose'
import { middleJointCentres } from './body/joint-centres.ts'
import { planeLength } from './body/plane.ts'
import { viewDegrees } from './body/view.ts'
import { type Movement, type MovementId, movements, type VariantId } from './catalog/catalog.ts'
import type { FramingAdvice } from './starting/framing-advice.ts'
import { createStartPose } from './starting/start-pose.ts'
import { createRunningMedian } from './window/running-median.ts'

/** Whether the person's position and posture allow measuring. */
export type Readiness = {
  /** The first thing to change, or null. */
  advice: FramingAdvice | null
  /** Progress, 0–1, through the required time still and in full view; the countdown may start at 1. */
  heldShare: number
}

export type ReadinessCheck = { observe(frame: PoseFrame): Readiness }

const holdSeconds = 1.5
/** A gap this long means that the person left, and resets progress. */
const forgetAfterSeconds = 0.4
const viewLimits = { front: 40, side: 65 }
/**
 * Hip speed that counts as still, in picture heights per second; averaged, because landmarks jitter from frame to
 * frame.
 */
const still = { speed: 0.06, overSeconds: 0.3 }
const viewFrames = 15

function viewAdviceFor(view: number, wanted: Movement['view']): FramingAdvice | null {
  if (wanted === 'side' && view < viewLimits.side) return 'turn-side-on'
  return wanted === 'front' && view > viewLimits.front ? 'face-camera' : null
}

/** Recent hip speed in picture heights per second; 0 until earlier frames exist. */
function createHipSpeed() {
  let recent: { time: Milliseconds; hip: PlanePoint }[] = []
  return (hip: PlanePoint, time: Milliseconds): number => {
    const isRecent = (one: { time: Milliseconds }) => secondsBetween(one.time, time) <= still.overSeconds
    // Uses the previous frame at lower frame rates.
    const from = recent.find(isRecent) ?? recent.at(-1) ?? { time, hip }
    recent = [...recent.filter(isRecent), { time, hip }]
    const seconds = Math.max(still.overSeconds, secondsBetween(from.time, time))
    return planeLength(from.hip, hip) / seconds
  }
}

/** Checks before a movement that the body is in full view, correctly oriented, still, and in the start posture. */
export function createReadinessCheck(movement: MovementId, variant: VariantId | null = null): ReadinessCheck {
  const wantedView = movements[movement].view
  const startPose = createStartPose(movement, variant)
  const steadyView = createRunningMedian(viewFrames)
  let readySince: Milliseconds | null = null
  let lastTime: Milliseconds | null = null
  const hipSpeed = createHipSpeed()

  function adviceFor(frame: PoseFrame): FramingAdvice | null {
    const { pose, aspect, time } = frame
    if (!pose) return 'step-into-view'
    const view = steadyView(viewDegrees(pose))
    const speed = hipSpeed(middleJointCentres(pose, aspect).hip, time)
    lastTime = time
    const placement = startPose.place(pose, aspect) ?? viewAdviceFor(view, wantedView)
    if (placement) return placement
    return startPose.hold({ ...frame, pose }) ?? (speed > still.speed ? 'hold-still' : null)
  }

  return {
    observe(frame) {
      const gap = lastTime === null ? 0 : secondsBetween(lastTime, frame.time)
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
