import { apiPrefix } from '@lithe/contracts/api'
import type { BrowserContext } from '@playwright/test'

/** What a visit asks of the person and of the network. */
export type Effort = { presses: number; calls: string[] }

/** Counts every press, in the player's frame too, and every call the api answered. Begin before the first page opens. */
export async function countEffort(context: BrowserContext): Promise<Effort> {
  const effort: Effort = { presses: 0, calls: [] }
  await context.exposeBinding('countPress', () => {
    effort.presses += 1
  })
  await context.addInitScript(() => {
    const { countPress } = window as unknown as { countPress(): void }
    // Not clicks: a label passes its own on to its field as a second one.
    addEventListener('pointerup', countPress, { capture: true })
  })
  context.on('response', response => {
    const { pathname } = new URL(response.url())
    if (pathname.startsWith(apiPrefix)) effort.calls.push(`${response.request().method()} ${pathname}`)
  })
  return effort
}
