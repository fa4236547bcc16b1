import { setTimeout as sleep } from 'node:timers/promises'

const firstMs = 500
const longestMs = 60_000

/** Pauses that double from half a second to a minute; a stop ends the one at hand. */
export function growingPause(closing: AbortSignal) {
  let nextMs = firstMs
  return {
    async wait() {
      const milliseconds = nextMs
      nextMs = Math.min(nextMs * 2, longestMs)
      await sleep(milliseconds, undefined, { signal: closing }).catch(() => null)
    },
    reset() {
      nextMs = firstMs
    },
  }
}
