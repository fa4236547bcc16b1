import { inSeconds, type Milliseconds, type PoseFrame, type Seconds, secondsBetween } from '@lithe/pose'
import { type Movement, type MovementId, movements, type VariantId } from '../catalog/catalog.ts'
import { createCarriage, seenPoints } from './carriage.ts'
import { createCrossedArmsWatch } from './crossed-arms-watch.ts'
import { createFallWatch } from './fall-watch.ts'
import { createRestWatch } from './rest-watch.ts'
import { createStumbleWatch } from './stumble-watch.ts'

/** Why a movement should stop now. */
export type StopSign = 'near-fall' | 'left-frame' | 'arms-crossed' | 'rested'

/** Watches smoothed live frames in order; returns the sign while it lasts, otherwise null. */
export type StopWatch = { observe(frame: PoseFrame): StopSign | null }

const bearsOnArmsIn: Record<Movement['startsFrom'], boolean> = {
  standing: false,
  'straight-arms': true,
  'all-fours': true,
  sitting: false,
}
const awaySeconds = 2
/** Most of the body is out of the frame if fewer of the eight points in trunk and legs are seen. */
const leastSeenPoints = 4
/** After a longer gap, earlier frames do not explain the current position. */
const forgetAfterSeconds = 0.7

/**
 * `near-fall`: from standing to the floor faster than lying down, or hurried steps with a leaning trunk, in standing
 * movements only. `left-frame`: no body, or most of it out of view, for 2 s. `arms-crossed`: raised and crossed for 1
 * s. `rested`: down again for 3 s after bearing on hands or forearms.
 */
export function createStopWatch(movement: MovementId, variant: VariantId | null = null): StopWatch {
  const isStanding = movements[movement].startsFrom === 'standing' && variant !== 'seated'
  const hasRested = bearsOnArmsIn[movements[movement].startsFrom] ? createRestWatch() : null
  const areCrossed = createCrossedArmsWatch()
  let firstTime: Milliseconds | null = null
  let lastInView = inSeconds(0)
  let awaySince: Seconds | null = null
  let balance = createBalanceWatch()

  return {
    observe({ pose, aspect, time }) {
      firstTime ??= time
      const seconds = secondsBetween(firstTime, time)
      const isInView = pose !== null && seenPoints(pose) >= leastSeenPoints
      if (isInView && seconds - lastInView > forgetAfterSeconds) balance = createBalanceWatch()
      if (isInView) lastInView = seconds
      // Counted from the first frame without the person, since a frozen camera saw no one leave.
      awaySince = isInView ? null : (awaySince ?? seconds)
      if (awaySince !== null && seconds - awaySince >= awaySeconds) return 'left-frame'
      if (!pose) return null
      if (areCrossed(pose, aspect, seconds)) return 'arms-crossed'
      if (hasRested?.(pose, aspect, seconds)) return 'rested'
      return isStanding && balance(pose, aspect, seconds) ? 'near-fall' : null
    },
  }
}

function createBalanceWatch() {
  const carriageOf = createCarriage()
  const hasFallen = createFallWatch()
  const hasStumbled = createStumbleWatch()
  return (...seen: Parameters<typeof carriageOf>): boolean => {
    const carriage = carriageOf(...seen)
    if (!carriage) return false
    const fell = hasFallen(carriage)
    return hasStumbled(carriage) || fell
  }
}
