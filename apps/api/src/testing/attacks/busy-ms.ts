import { cpuMsOf } from '../fuzz/longest-turn.ts'

const tries = 6
/** Noise never makes a program itself work this long. */
const hopelessMs = 1000

/**
 * CPU time of a piece of work in this process, which bounds how long it blocks others. Excludes other
 * programs; garbage collection varies between attempts.
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
