import { cpuMsOf } from '../fuzz/longest-turn.ts'

const tries = 6
/** No noise of a machine makes a program itself work this long. */
const hopelessMs = 1000

/**
 * How long the processor of this program worked on something; it stalls others no longer than that. Other programs do
 * not count, and what a garbage collection adds is not there at every try.
 */
export async function busyMs(act: () => unknown, enoughMs: number): Promise<number> {
  let least = Number.POSITIVE_INFINITY
  for (let index = 0; index < tries; index++) {
    const ms = await cpuMsOf(act)
    least = Math.min(least, ms)
    if (least <= enoughMs || ms > hopelessMs) break
  }
  return least
}
