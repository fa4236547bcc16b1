import type { Milliseconds } from '@lithe/pose'

/** A word that flickers is no help: it must last this long to be said… */
export const settleMs = 600
/** …and then stays long enough to be read and acted on. */
export const stayMs = 2500

/** Passes advice on only when it has settled; ask at every frame, get the sentence to show. */
export function createSteadyAdvice<Advice extends string>() {
  let shown: Advice | null = null
  let shownSince = Number.NEGATIVE_INFINITY
  let candidate: Advice | null = null
  let candidateSince = Number.NEGATIVE_INFINITY

  return (advice: Advice | null, now: Milliseconds): Advice | null => {
    if (advice !== candidate) {
      candidate = advice
      candidateSince = now
    }
    const isSettled = now - candidateSince >= settleMs
    const mayChange = shown === null || now - shownSince >= stayMs
    if (candidate !== shown && isSettled && mayChange) {
      shown = candidate
      shownSince = now
    }
    return shown
  }
}
