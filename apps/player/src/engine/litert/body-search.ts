/** Least confidence at which the engine looks for landmarks in a body. */
export const searchConfidence = { usual: 0.5, inVain: 0.15 } as const
export type SearchConfidence = (typeof searchConfidence)[keyof typeof searchConfidence]

const inVainAfterMs = 1000

/**
 * Chooses the confidence of the next search. A seated body scores low in dim light, but a low threshold may accept it
 * the wrong way round. So the threshold drops only after a second without a body, and rises once a body found that
 * way has been lost for a second.
 */
export function createBodySearch() {
  let confidence: SearchConfidence = searchConfidence.usual
  let wasFound = false
  let lostSince: number | null = null

  function change(timeMs: number) {
    confidence = confidence === searchConfidence.usual ? searchConfidence.inVain : searchConfidence.usual
    wasFound = false
    lostSince = timeMs
  }

  return {
    next(isSeen: boolean, timeMs: number): SearchConfidence {
      if (isSeen) {
        wasFound = true
        lostSince = null
        return confidence
      }
      lostSince ??= timeMs
      const isOfUse = confidence === searchConfidence.usual || wasFound
      if (isOfUse && timeMs - lostSince > inVainAfterMs) change(timeMs)
      return confidence
    },
  }
}
