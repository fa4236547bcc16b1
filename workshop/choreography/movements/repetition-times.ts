import type { Swell } from './easing.ts'

/** Start of a repetition, and durations of descent, pause and ascent. */
export type RepetitionTimes = {
  startSeconds: number
  downSeconds: number
  bottomSeconds: number
  upSeconds: number
}

export function swellOf({ startSeconds, downSeconds, bottomSeconds, upSeconds }: RepetitionTimes): Swell {
  const top = startSeconds + downSeconds
  const fall = top + bottomSeconds
  return { rise: startSeconds, top, fall, end: fall + upSeconds }
}

export type Tempo = { startSeconds: number; tempoSeconds: number }

/** Times of the nth repetition, counted from 0, at a steady tempo. */
export const steadyTimes = (index: number, { startSeconds, tempoSeconds }: Tempo): RepetitionTimes => ({
  startSeconds: startSeconds + index * tempoSeconds,
  downSeconds: tempoSeconds * 0.44,
  bottomSeconds: tempoSeconds * 0.08,
  upSeconds: tempoSeconds * 0.38,
})
