const minuteMs = 60_000

/** Longer than a mail server or a bot is waited for. */
const longestTryMs = 30_000

/** When a row is tried again: a minute after its first try has begun, then twice as long each time. */
export const nextTryAt = (tries: number, now: Date) => new Date(now.getTime() + minuteMs * 2 ** tries)

/** Whether the last of a row's tries may still be going on: it began before the time that it set for the next one. */
export function isTryUnderWay(tries: number, dueAt: Date, now: Date): boolean {
  if (tries === 0) return false
  const begunAtMs = dueAt.getTime() - minuteMs * 2 ** (tries - 1)
  return now.getTime() - begunAtMs < longestTryMs
}
