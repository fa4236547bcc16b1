import type { Swell } from './easing.ts'

/** When one repetition begins, and how long it goes down, stays and comes up. */
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

/** The times of the repetition with this number, from 0, at a steady tempo. */
export const steadyTimes = (index: number, { startSeconds, tempoSeconds }: Tempo): RepetitionTimes => ({
  startSeconds: startSeconds + index * tempoSeconds,
  downSeconds: tempoSeconds * 0.44,
  bottomSeconds: tempoSeconds * 0.08,
  upSeconds: tempoSeconds * 0.38,
})
