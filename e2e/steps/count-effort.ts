import { apiPrefix } from '@lithe/contracts/api'
import type { BrowserContext } from '@playwright/test'

/** `delaysMs`: time from each press or key to the next paint, as measured by the browser. */
export type Effort = { presses: number; calls: string[]; delaysMs: Map<string, number> }

/**
 * Counts every press, even in the player's frame, and every API call with a response. Call before the first page opens.
 */
export async function countEffort(context: BrowserContext): Promise<Effort> {
  const effort: Effort = { presses: 0, calls: [], delaysMs: new Map() }
  await context.exposeBinding('countPress', () => {
    effort.presses += 1
  })
  await context.exposeBinding('noteDelay', ({ page }, press: string, delayMs: number) => {
    const name = `${new URL(page.url()).pathname} ${press}`
    effort.delaysMs.set(name, Math.max(delayMs, effort.delaysMs.get(name) ?? 0))
  })
  await context.addInitScript(() => {
    const { countPress, noteDelay } = window as unknown as {
      countPress(): void
      noteDelay(press: string, delayMs: number): void
    }
    // An element that its own press removed is no longer a target.
    let pressed = ''
    addEventListener('pointerdown', ({ target }) => {
      pressed = (target as Element).textContent?.slice(0, 24) ?? ''
    })
    type Timed = PerformanceEventTiming & { interactionId: number }
    new PerformanceObserver(list => {
      for (const { interactionId, duration, target } of list.getEntries() as Timed[])
        if (interactionId > 0) noteDelay(target?.textContent?.slice(0, 24) ?? pressed, duration)
    }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
    // Counts presses rather than clicks, since a label forwards its click to its field.
    addEventListener('pointerup', countPress, { capture: true })
  })
  context.on('response', response => {
    const { pathname } = new URL(response.url())
    if (pathname.startsWith(apiPrefix)) effort.calls.push(`${response.request().method()} ${pathname}`)
  })
  return effort
}

/** Prints the slowest presses of a visit for people to read; a limit would depend on the machine. */
export function tellDelays({ delaysMs }: Effort) {
  const slowest = [...delaysMs].toSorted(([, one], [, other]) => other - one).slice(0, 5)
  console.log(
    `  slowest presses to the next paint: ${slowest.map(([name, ms]) => `${name} ${ms} ms`).join(', ')}`,
  )
}
