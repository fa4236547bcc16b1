/** A server tells whole seconds: no agreement of this device is dated before what the server has just done. */
const toldToMs = 1000

let aheadMs = 0

/** Takes from an answer how far the clock of this device is from the server’s. */
export function noteServerTime(date: string | null, nowMs: number) {
  const toldMs = date === null ? Number.NaN : Date.parse(date)
  if (!Number.isNaN(toldMs)) aheadMs = toldMs + toldToMs - nowMs
}

/**
 * The time by the server's clock, as its last answer had it; this device's own before there was one. What is weighed against
 * something the server did is dated by it: a phone whose clock is slow could not agree again after taking an agreement back.
 */
export const serverTime = (nowMs: number): Date => new Date(nowMs + aheadMs)
