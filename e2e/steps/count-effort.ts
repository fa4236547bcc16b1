import { apiPrefix } from '@lithe/contracts/api'
import type { BrowserContext } from '@playwright/test'

export type Effort = { presses: number; calls: string[] }

/**
 * Counts every press, including in the player's frame, and every answered API call. Call before the first page opens.
 */
export async function countEffort(context: BrowserContext): Promise<Effort> {
  const effort: Effort = { presses: 0, calls: [] }
  await context.exposeBinding('countPress', () => {
    effort.presses += 1
  })
  await context.addInitScript(() => {
    const { countPress } = window as unknown as { countPress(): void }
    // Not clicks: a label forwards its own to its field as a second one.
    addEventListener('pointerup', countPress, { capture: true })
  })
  context.on('response', response => {
    const { pathname } = new URL(response.url())
    if (pathname.startsWith(apiPrefix)) effort.calls.push(`${response.request().method()} ${pathname}`)
  })
  return effort
}
