import { setImmediate as nextTurn } from 'node:timers/promises'

const cpuMs = () => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/** Processor milliseconds of a whole piece of work: no turn of the event loop can have taken more. */
export async function cpuMsOf(work: () => unknown): Promise<number> {
  const before = cpuMs()
  await work()
  return cpuMs() - before
}

/** Processor milliseconds of the longest turn of the event loop during a piece of work. */
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

/** How many times as long as at its best this machine now takes for the same work; other programs share its caches. */
export function slowness(): number {
  const before = cpuMs()
  JSON.parse(reference)
  const tookMs = cpuMs() - before
  quickestMs = Math.min(quickestMs, tookMs)
  return tookMs / quickestMs
}
