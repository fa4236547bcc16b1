import type { Page } from '@playwright/test'

/** The questions before the first movement, answered by somebody who is well. */
export const feelWell = (page: Page) => page.getByRole('button', { name: 'None of these' }).click()
