import type { FramingAdvice } from '@lithe/movements'
import type { Milliseconds } from '@lithe/pose'

/** Long enough to hear what to change and to have changed it. */
export const secondLookMs = 4000

/** No body is followed that could be the wrong one, or nothing but its trembling keeps it from being ready. */
const needsNone: ReadonlySet<FramingAdvice> = new Set<FramingAdvice>(['step-into-view', 'hold-still'])

/**
 * True when advice has stood for a while without effect, and again as often: the body may be followed where it is not.
 * The engine follows a body from picture to picture and keeps to a wrong one, such as a coat on a chair or the place
 * where a body was before the phone was moved, for as long as it looks like one.
 */
export function createSecondLook() {
  let standing: FramingAdvice | null = null
  let since: Milliseconds | null = null
  return (advice: FramingAdvice | null, now: Milliseconds): boolean => {
    if (advice !== standing) since = now
    standing = advice
    if (advice === null || needsNone.has(advice) || since === null || now - since < secondLookMs) return false
    since = now
    return true
  }
}
