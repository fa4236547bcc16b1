/** How sure the engine must be of a body before it looks for its landmarks. */
export const searchConfidence = { usual: 0.5, inVain: 0.15 } as const
export type SearchConfidence = (typeof searchConfidence)[keyof typeof searchConfidence]

const inVainAfterMs = 1000

/**
 * Says how sure the next search must be. In dim light the engine hardly sees a body that sits; but what it finds when it is
 * so unsure may lie the wrong way round, so less is asked for only after a second of looking in vain. A body that was
 * found so and is gone for a second is looked for as usual again.
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
