import type { LiveReading } from '@lithe/movements'
import { type Movement, movements } from '@lithe/movements/catalog'
import type { Assignment } from '../session/assignment.ts'
import { unitOf } from '../session/assignment.ts'
import type { Cue } from '../session/cue.ts'

/** Long enough to be said and read. */
const cueSeconds = 3.5
const milestones = [
  [10, 'held-10'],
  [30, 'held-30'],
  [60, 'held-60'],
  [90, 'held-90'],
] as const satisfies readonly (readonly [seconds: number, cue: Cue])[]
const lastSeconds = 10
/** Shorter windows are over before a reminder helps. */
const leastWindowSeconds = 30
/** Nothing new for this long: the person rests, or has had enough. */
const idleSeconds = 6

/** How a person ends it from where they are; sitting on the floor, the clock does. */
const waysToFinish: Record<Movement['startsFrom'], Cue | null> = {
  standing: 'finish-any-time',
  'straight-arms': 'finish-by-resting',
  'all-fours': 'finish-by-resting',
  sitting: null,
}

/** What to say on the way through a window; ask at every frame, with its seconds in the window. */
export function createWindowCues({ movement, windowSeconds }: Assignment) {
  const unit = unitOf(movement)
  let cue: Cue | null = null
  let cuedAt = Number.NEGATIVE_INFINITY
  let value: number | null = null
  let valueSince = 0
  let hasDoneSomething = false
  let isOffered = false
  let hasToldEnd = false

  function next({ value: now, phase }: LiveReading, seconds: number): Cue | null {
    const hasChanged = value !== null && now !== value
    if (now !== value) {
      value = now
      valueSince = seconds
    }
    if (hasChanged) {
      hasDoneSomething = true
      isOffered = false
    }
    const isHeld = unit === 'seconds' && phase === 'holding'
    const reached = isHeld && hasChanged && milestones.find(([at]) => at === now)
    if (reached) return reached[1]
    const secondsLeft = windowSeconds - seconds
    if (!hasToldEnd && secondsLeft <= lastSeconds) {
      hasToldEnd = true
      if (unit !== 'degrees' && windowSeconds >= leastWindowSeconds) return 'ten-seconds-left'
    }
    const isIdle = hasDoneSomething && phase !== 'holding' && seconds - valueSince >= idleSeconds
    if (!isIdle || isOffered || secondsLeft <= lastSeconds + cueSeconds) return null
    isOffered = true
    return waysToFinish[movements[movement].startsFrom]
  }

  return (reading: LiveReading, seconds: number): Cue | null => {
    const fresh = next(reading, seconds)
    if (fresh) {
      cue = fresh
      cuedAt = seconds
    }
    return seconds - cuedAt < cueSeconds ? cue : null
  }
}
