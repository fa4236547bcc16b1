import type { Milliseconds } from '@lithe/pose'

/** Turns times of the camera's clock into dates: the least delayed picture shows how far the two clocks are apart. */
export function createWallClock() {
  let offset = Number.POSITIVE_INFINITY
  return {
    observe(capturedAt: Milliseconds, wallNow: number) {
      offset = Math.min(offset, wallNow - capturedAt)
    },
    dateOf: (capturedAt: Milliseconds) => new Date(capturedAt + offset),
  }
}
