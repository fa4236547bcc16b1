import type { FramingAdvice, Readiness } from '@lithe/movements'
import type { Milliseconds } from '@lithe/pose'

/** Time to hear the advice and to follow it. */
export const secondLookMs = 4000
/** If no advice settles: longer than a person needs to become still. */
export const unheldLookMs = 6000

/** No tracked body that could be wrong, or only its jitter prevents readiness. */
const needsNone: ReadonlySet<FramingAdvice> = new Set<FramingAdvice>(['step-into-view', 'hold-still'])
/** Share of the readiness time that tracking never reaches while it alternates between wrong places. */
const isHoldingFrom = 0.5

/**
 * True when advice has persisted without effect, and again at that interval: the engine may be tracking the wrong
 * thing. It keeps to a wrong body, such as a coat on a chair or the person's place before the phone was moved, while
 * that looks like one. Alternating between wrong places, it may jitter so that no advice settles and nothing is held:
 * also true then.
 */
export function createSecondLook() {
  let standing: FramingAdvice | null = null
  let since: Milliseconds | null = null
  let unheldSince: Milliseconds | null = null

  function isUnheld({ advice, heldShare }: Readiness, now: Milliseconds): boolean {
    if (advice === 'step-into-view' || heldShare >= isHoldingFrom) unheldSince = null
    else unheldSince ??= now
    return unheldSince !== null && heldShare === 0 && now - unheldSince >= unheldLookMs
  }

  return (settled: FramingAdvice | null, readiness: Readiness, now: Milliseconds): boolean => {
    if (settled !== standing) {
      since = now
      unheldSince = null
    }
    standing = settled
    const stands =
      settled !== null && !needsNone.has(settled) && since !== null && now - since >= secondLookMs
    const mustLook = isUnheld(readiness, now) || stands
    if (mustLook) {
      since = now
      unheldSince = now
    }
    return mustLook
  }
}
