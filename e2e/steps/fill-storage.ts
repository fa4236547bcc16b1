import type { Page } from '@playwright/test'

/** Fills the site's storage to the last character. */
export const fillStorage = (page: Page) =>
  page.evaluate(() => {
    for (let length = 1_000_000, filled = 0; length > 0; filled += 1)
      try {
        localStorage.setItem(`of-something-else:${filled}`, 'x'.repeat(length))
      } catch {
        length = Math.floor(length / 2)
      }
  })
