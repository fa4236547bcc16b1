import { setImmediate as nextTurn } from 'node:timers/promises'

const cpuMs = () => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/** Returns the CPU milliseconds of a piece of work, which bound any event loop turn. */
export async function cpuMsOf(work: () => unknown): Promise<number> {
  const before = cpuMs()
  await work()
  return cpuMs() - before
}

/** Returns the CPU milliseconds of the longest event loop turn during a piece of work. */
export async function longestTurnMs(work: () => Promise<unknown>): Promise<number> {
  let longest = 0
  let isOver = false
  const watch = async () => {
    let last = cpuMs()
    while (!isOver) {
      await nextTurn()
      const now = cpuMs()
      longest = Math.max(longest, now - last)
      last = now
    }
  }
  const watching = watch()
  await work().finally(() => {
    isOver = true
  })
  await watching
  return longest
}

const reference = JSON.stringify(
  Array.from({ length: 20_000 }, (_, index) => ({ index, text: String(index) })),
)
let quickestMs = Number.POSITIVE_INFINITY

/** Current slowdown relative to this computer's best; other programs share its caches. */
export function slowness(): number {
  const before = cpuMs()
  JSON.parse(reference)
  const tookMs = cpuMs() - before
  quickestMs = Math.min(quickestMs, tookMs)
  return tookMs / quickestMs
}
