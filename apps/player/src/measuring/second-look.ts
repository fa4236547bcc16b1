import type { FramingAdvice, Readiness } from '@lithe/movements'
import type { Milliseconds } from '@lithe/pose'

/** Time to hear advice and follow it. */
export const secondLookMs = 4000
/** Used if no advice settles: longer than a person needs to stand still. */
export const unheldLookMs = 6000

/** Advice after which no look is needed: there is no body to mistake, or only jitter. */
const needsNone: ReadonlySet<FramingAdvice> = new Set<FramingAdvice>(['step-into-view', 'hold-still'])
/** Fraction of the readiness time that tracking never reaches while it alternates between wrong places. */
const isHoldingFrom = 0.5

/**
 * Returns true when advice has persisted without effect, and again at each interval: the engine may be tracking the
 * wrong thing, such as a coat on a chair, for as long as that looks like a body. Also true when tracking alternates
 * between wrong places, so that no advice settles and nothing is held.
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
