import type { Page } from '@playwright/test'

export const playerFiles = '**/player/**'

/** Replaces the player with an empty page, without its engine. */
export const withoutPlayer = (page: Page) =>
  page.route(playerFiles, route => route.fulfill({ contentType: 'text/html', body: '' }))
