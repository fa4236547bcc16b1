import { type Milliseconds, type PlanePoint, type PoseFrame, secondsBetween } from '@lithe/pose'
import { middleJointCentres } from './body/joint-centres.ts'
import { planeLength } from './body/plane.ts'
import { viewDegrees } from './body/view.ts'
import { type Movement, type MovementId, movements, type VariantId } from './catalog/catalog.ts'
import type { FramingAdvice } from './starting/framing-advice.ts'
import { createStartPose } from './starting/start-pose.ts'
import { createRunningMedian } from './window/running-median.ts'

/** Whether the person is placed and posed so that the movement can be measured. */
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
const viewLimits = { front: 40, side: 65 }
/**
 * The hips' travel, in picture heights a second, that still counts as keeping still; over so long, for from one picture to
 * the next the engine's marks tremble faster.
 */
const still = { speed: 0.06, overSeconds: 0.3 }
const viewFrames = 15

function viewAdviceFor(view: number, wanted: Movement['view']): FramingAdvice | null {
  if (wanted === 'side' && view < viewLimits.side) return 'turn-side-on'
  return wanted === 'front' && view > viewLimits.front ? 'face-camera' : null
}

/** How fast the hips have travelled of late, picture heights a second; 0 until there is something to compare. */
function createHipSpeed() {
  let recent: { time: Milliseconds; hip: PlanePoint }[] = []
  return (hip: PlanePoint, time: Milliseconds): number => {
    const isRecent = (one: { time: Milliseconds }) => secondsBetween(one.time, time) <= still.overSeconds
    // Where pictures are rarer than that, the last one before counts.
    const from = recent.find(isRecent) ?? recent.at(-1) ?? { time, hip }
    recent = [...recent.filter(isRecent), { time, hip }]
    const seconds = Math.max(still.overSeconds, secondsBetween(from.time, time))
    return planeLength(from.hip, hip) / seconds
  }
}

/**
 * Checks, before a movement, that the whole body is in the picture, seen from the right side, still, and as the
 * movement begins: standing tall, on hands and knees, or sitting on the floor or on a chair.
 */
export function createReadinessCheck(movement: MovementId, ease: VariantId | null = null): ReadinessCheck {
  const wantedView = movements[movement].view
  const startPose = createStartPose(movement, ease)
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
