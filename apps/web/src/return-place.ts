import { keptRecord, keptText } from './kept-values.ts'
import { safeReturnPath } from './paths.ts'

/** The place to come back to: the address, and what navigation had handed over with it. */
export type ReturnPlace = { path: string; state: unknown }

/** The router keeps what was handed over under `usr`. */
export const thisPlace = (): ReturnPlace => ({
  path: window.location.pathname + window.location.search,
  state: keptRecord(window.history.state).usr ?? null,
})

/** A place that came out of a browser's memory; null where it does not lead into this app. */
export function readReturnPlace(kept: unknown): ReturnPlace | null {
  const { path, state = null } = keptRecord(kept)
  const safe = safeReturnPath(keptText(path))
  return safe ? { path: safe, state } : null
}
