/** HTTP dates have whole seconds: the extra second keeps consents from predating what the server just did. */
const toldToMs = 1000

let aheadMs = 0

/** Derives this device's clock offset from a response's `Date` header. */
export function noteServerTime(date: string | null, nowMs: number) {
  const toldMs = date === null ? Number.NaN : Date.parse(date)
  if (!Number.isNaN(toldMs)) aheadMs = toldMs + toldToMs - nowMs
}

/**
 * The time by the server's clock, as of its last response, or else the device's own. Consents use it because they are
 * compared with server events: on a phone with a slow clock, a renewed consent would predate its withdrawal.
 */
export const serverTime = (nowMs: number): Date => new Date(nowMs + aheadMs)
