/** Confidence the engine needs to accept a body before it looks for landmarks. */
export const searchConfidence = { usual: 0.5, inVain: 0.15 } as const
export type SearchConfidence = (typeof searchConfidence)[keyof typeof searchConfidence]

const inVainAfterMs = 1000

/**
 * Chooses the confidence of the next search. In dim light a seated body scores low; but a low threshold may accept it
 * the wrong way round, so it is lowered only after a second without a body, and raised again once a body so found has
 * been lost for a second.
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
