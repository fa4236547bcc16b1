/** How sure the engine must be of a body before it looks for its landmarks. */
export const searchConfidence = { usual: 0.5, inVain: 0.15 } as const
export type SearchConfidence = (typeof searchConfidence)[keyof typeof searchConfidence]

const inVainAfterMs = 1000

/**
 * Says how sure the next search must be. In dim light the engine hardly sees a body that sits; but what it finds when it is
 * so unsure may lie the wrong way round, so less is asked for only after a second of looking in vain. Whoever is lost again
 * is looked for as usual first.
 */
export function createBodySearch() {
  let confidence: SearchConfidence = searchConfidence.usual
  let inVainSince: number | null = null
  return {
    next(isSeen: boolean, timeMs: number): SearchConfidence {
      if (isSeen) {
        inVainSince = null
        return confidence
      }
      const wasSeenBefore = inVainSince === null
      inVainSince ??= timeMs
      if (wasSeenBefore) confidence = searchConfidence.usual
      if (timeMs - inVainSince > inVainAfterMs) confidence = searchConfidence.inVain
      return confidence
    },
  }
}
