import type { BrowserContext } from '@playwright/test'

declare global {
  interface Window {
    /** Sets how far the window's `Date` is from the true time. */
    shiftDate(ms: number): void
  }
}

/** Runs in every window before its own code. `performance.now()` is unaffected, as on a phone whose clock is set. */
function makeDateShiftable() {
  const trueDate = Date
  let shiftMs = 0
  const now = () => trueDate.now() + shiftMs
  window.shiftDate = ms => {
    shiftMs = ms
  }
  window.Date = new Proxy(trueDate, {
    apply: () => new trueDate(now()).toString(),
    construct: (target, given, newTarget) =>
      Reflect.construct(target, given.length > 0 ? given : [now()], newTarget),
    get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
  })
}

/** The clock of one phone, shared by every window of the visit, even those opened later. */
export async function openPhoneClock(context: BrowserContext) {
  let shiftMs = 0
  await context.addInitScript(makeDateShiftable)
  return {
    isWrong: () => shiftMs !== 0,
    async set(ms: number) {
      shiftMs = ms
      await context.addInitScript(ms => window.shiftDate(ms), ms)
      for (const frame of context.pages().flatMap(page => page.frames()))
        await frame.evaluate(ms => window.shiftDate?.(ms), ms).catch(() => {})
    },
  }
}
export type PhoneClock = Awaited<ReturnType<typeof openPhoneClock>>
