import type { Milliseconds } from '@lithe/pose'

/** A word that flickers is no help: it must last this long to be said… */
export const settleMs = 600
/** …and then stays long enough to be read and acted on. */
export const stayMs = 2500

/**
 * Passes advice on only when it has settled; ask at every frame, get the sentence to show. Once nothing needs changing for
 * `goneMs` it goes, however short it stood.
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
