import type { LiveReading } from '@lithe/movements'
import { type Movement, movements } from '@lithe/movements/catalog'
import { type Assignment, unitOf } from '../state/assignment.ts'
import { startsWithLift } from '../state/clock.ts'
import { type Cue, milestones } from '../state/cue.ts'
import type { WindowMoment } from './attempt.ts'

/** Long enough to be spoken and read. */
const cueSeconds = 3.5
const lastSeconds = 10
/** A shorter window ends before a reminder helps. */
const leastWindowSeconds = 30
/** After this much rest, the person may want to stop. */
const idleSeconds = 6
/** After this long without a lift, says that there is no hurry. */
const unhurriedSeconds = 8

/** How to finish without a button; people seated on the floor wait for the clock. */
const waysToFinish: Record<Movement['startsFrom'], Cue | null> = {
  standing: 'finish-any-time',
  'straight-arms': 'finish-by-resting',
  'all-fours': 'finish-by-resting',
  sitting: null,
}

/** Also names the hand that belongs on the chair. */
function whenReady({ movement, variant }: Assignment): Cue {
  if (movement !== 'single-leg-stance' || variant === 'semi-tandem') return 'begin-when-ready'
  return variant === 'supported' ? 'lift-supported-when-ready' : 'lift-when-ready'
}

export type CueMoment = Pick<WindowMoment, 'reading' | 'watchedSeconds' | 'seconds' | 'hasBegun'>

/** Chooses what to say during a window; call it on every frame. */
export function createWindowCues(assignment: Assignment) {
  const { movement, windowSeconds } = assignment
  const unit = unitOf(movement)
  let cue: Cue | null = null
  let cuedAt = Number.NEGATIVE_INFINITY
  let value: number | null = null
  let restsSince = 0
  let hasDoneSomething = false
  let isOffered = false
  let hasToldEnd = false
  let isReminded = false
  let hasToldStart = !startsWithLift(movement)

  function next({ value: now, phase }: LiveReading, seconds: number): Cue | null {
    const hasChanged = value !== null && now !== value
    value = now
    // A slow repetition is counted late, an incomplete one never.
    if (hasChanged || phase === 'moving' || phase === 'holding') {
      restsSince = seconds
      hasDoneSomething = true
      isOffered = false
    }
    if (!hasToldStart) {
      hasToldStart = true
      return 'clock-runs'
    }
    const isHeld = unit === 'seconds' && phase === 'holding'
    const reached = isHeld && hasChanged && milestones.find(([at]) => at === now)
    if (reached) return reached[1]
    const secondsLeft = windowSeconds - seconds
    if (!hasToldEnd && secondsLeft <= lastSeconds) {
      hasToldEnd = true
      if (unit !== 'degrees' && windowSeconds >= leastWindowSeconds) return 'ten-seconds-left'
    }
    const isIdle = hasDoneSomething && seconds - restsSince >= idleSeconds
    if (!isIdle || isOffered || secondsLeft <= lastSeconds + cueSeconds) return null
    isOffered = true
    return waysToFinish[movements[movement].startsFrom]
  }

  return ({ reading, watchedSeconds, seconds, hasBegun }: CueMoment): Cue | null => {
    if (!hasBegun) {
      isReminded ||= watchedSeconds >= unhurriedSeconds && reading.phase !== 'holding'
      return isReminded ? whenReady(assignment) : null
    }
    const fresh = next(reading, seconds)
    if (fresh) {
      cue = fresh
      cuedAt = seconds
    }
    return seconds - cuedAt < cueSeconds ? cue : null
  }
}
