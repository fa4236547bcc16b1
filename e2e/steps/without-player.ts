import type { Page } from '@playwright/test'

/** For what is not about measuring: an empty page stands in the player's place, and its engine is not fetched. */
export const withoutPlayer = (page: Page) =>
  page.route('**/player/**', route => route.fulfill({ contentType: 'text/html', body: '' }))
