import type { Analyser, LiveReading } from '@lithe/movements'
import type { Measured } from '@lithe/movements/catalog'
import { type Milliseconds, type PoseFrame, secondsBetween } from '@lithe/pose'

export type WindowMoment = {
  reading: LiveReading
  /** 0–1 of the window. */
  share: number
  isOver: boolean
}

/** One attempt: frames go to the analyser from the first one on, for as many seconds as were asked for. */
export type MeasurementWindow = {
  observe(frame: PoseFrame): WindowMoment
  finish(): { measured: Measured; startedAt: Milliseconds | null; secondsTaken: number }
}

export function createMeasurementWindow(analyser: Analyser, windowSeconds: number): MeasurementWindow {
  let startedAt: Milliseconds | null = null
  let secondsTaken = 0
  let reading: LiveReading = { value: 0, phase: 'waiting', advice: null }
  return {
    observe(frame) {
      startedAt ??= frame.time
      const elapsed = secondsBetween(startedAt, frame.time)
      if (elapsed <= windowSeconds) {
        reading = analyser.observe(frame)
        secondsTaken = elapsed
      }
      return { reading, share: Math.min(1, elapsed / windowSeconds), isOver: elapsed >= windowSeconds }
    },
    finish: () => ({ measured: analyser.result(), startedAt, secondsTaken }),
  }
}
