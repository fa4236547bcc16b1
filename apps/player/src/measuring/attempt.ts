import type { Analyser, LiveReading } from '@lithe/movements'
import type { Measured } from '@lithe/movements/catalog'
import { type Milliseconds, type PoseFrame, secondsBetween } from '@lithe/pose'
import { longestWaitSeconds } from '../state/clock.ts'

export type WindowMoment = {
  reading: LiveReading
  /** Seconds since the first frame. */
  watchedSeconds: number
  /** Seconds since the window began; 0 before. */
  seconds: number
  hasBegun: boolean
  /** Fraction of the window, 0–1. */
  share: number
  isOver: boolean
}

/** One attempt of the requested duration, from the first frame or, for timed movements, from the first hold. */
export type Attempt = {
  observe(frame: PoseFrame): WindowMoment
  finish(): { measured: Measured; startedAt: Milliseconds | null; secondsTaken: number }
}

export function createAttempt(analyser: Analyser, windowSeconds: number): Attempt {
  const { beganAt } = analyser
  let firstAt: Milliseconds | null = null
  let secondsTaken = 0
  let reading: LiveReading = { value: 0, phase: 'waiting', advice: null }
  let isOver = false

  const startedAt = () => (beganAt ? beganAt() : firstAt)
  const secondsAt = (time: Milliseconds) => {
    const began = startedAt()
    return began === null ? 0 : Math.max(0, secondsBetween(began, time))
  }

  return {
    observe(frame) {
      firstAt ??= frame.time
      const watchedSeconds = secondsBetween(firstAt, frame.time)
      // A hold needs one frame past the end to show that it lasted until then.
      if (beganAt ? !isOver : secondsAt(frame.time) <= windowSeconds) {
        reading = analyser.observe(frame)
        secondsTaken = Math.min(windowSeconds, secondsAt(frame.time))
      }
      const hasBegun = startedAt() !== null
      const seconds = Math.min(windowSeconds, secondsAt(frame.time))
      const hasWaitedInVain = !hasBegun && watchedSeconds >= longestWaitSeconds && reading.phase !== 'holding'
      isOver = hasBegun ? seconds >= windowSeconds : hasWaitedInVain
      return { reading, watchedSeconds, seconds, hasBegun, share: seconds / windowSeconds, isOver }
    },
    finish: () => ({ measured: analyser.result(), startedAt: startedAt() ?? firstAt, secondsTaken }),
  }
}
