import type { BrowserContext } from '@playwright/test'

/**
 * Simulates a metered connection, so that the 26 MB player is not prefetched; contexts without a profile cache none of
 * it and would fetch it for every page.
 */
export const countBytes = (context: BrowserContext) =>
  context.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true }),
  )
