import type { Milliseconds } from '@lithe/pose'

/** Advice must last this long to be given, as flickering advice does not help… */
export const settleMs = 600
/** …and then stays long enough to be read and followed. */
export const stayMs = 2500

/**
 * Debounces advice: call it on every frame, and show what it returns. Advice is removed once nothing has needed
 * changing for `goneMs`, however briefly it was shown.
 */
export function createSteadyAdvice<Advice extends string>({ goneMs = Number.POSITIVE_INFINITY } = {}) {
  let shown: Advice | null = null
  let shownSince = Number.NEGATIVE_INFINITY
  let candidate: Advice | null = null
  let candidateSince = Number.NEGATIVE_INFINITY

  return (advice: Advice | null, now: Milliseconds): Advice | null => {
    if (advice !== candidate) {
      candidate = advice
      candidateSince = now
    }
    const lasts = now - candidateSince
    const mayChange = shown === null || now - shownSince >= stayMs
    const isGone = candidate === null && lasts >= goneMs
    if (candidate !== shown && ((lasts >= settleMs && mayChange) || isGone)) {
      shown = candidate
      shownSince = now
    }
    return shown
  }
}
