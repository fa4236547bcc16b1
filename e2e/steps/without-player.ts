import type { Page } from '@playwright/test'

export const playerFiles = '**/player/**'

/** For what is not about measuring: an empty page stands in the player's place, and its engine is not fetched. */
export const withoutPlayer = (page: Page) =>
  page.route(playerFiles, route => route.fulfill({ contentType: 'text/html', body: '' }))
