import type { InTurn } from './outbox.ts'

/** Longer than a call may take. A tab that sleeps with its turn in hand must not hold up the others for good. */
const longestWaitMs = 30_000

/** Turns among the tabs of this browser; without Web Locks (plain HTTP), each tab is alone. */
export const takeTurns =
  (name: string): InTurn =>
  async run => {
    if (!navigator.locks) return run()
    let hasBegun = false
    try {
      return await navigator.locks.request(name, { signal: AbortSignal.timeout(longestWaitMs) }, () => {
        hasBegun = true
        return run()
      })
    } catch (error) {
      if (hasBegun) throw error
      return run()
    }
  }
