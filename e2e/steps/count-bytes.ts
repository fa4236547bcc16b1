import type { BrowserContext } from '@playwright/test'

/**
 * A connection that counts bytes: the 26 MB of the player are not fetched ahead while a page is read. A context without a
 * profile keeps none of them, so that every page of a journey would fetch them anew.
 */
export const countBytes = (context: BrowserContext) =>
  context.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true }),
  )
