import type { FramingAdvice, Readiness } from '@lithe/movements'
import type { Milliseconds } from '@lithe/pose'

/** Long enough to hear what to change and to have changed it. */
export const secondLookMs = 4000
/** Where no advice stands at all: longer than anybody needs to come to rest once. */
export const unheldLookMs = 6000

/** No body is followed that could be the wrong one, or nothing but its trembling keeps it from being ready. */
const needsNone: ReadonlySet<FramingAdvice> = new Set<FramingAdvice>(['step-into-view', 'hold-still'])
/** As much of the start as nothing holds that is followed from one wrong place to the next. */
const isHoldingFrom = 0.5

/**
 * True when advice has stood for a while without effect, and again as often: the body may be followed where it is not.
 * The engine follows a body from picture to picture and keeps to a wrong one, such as a coat on a chair or the place
 * where a body was before the phone was moved, for as long as it looks like one. Between two wrong places it may tremble
 * so that no advice settles and nothing is held: then it is true as well.
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
