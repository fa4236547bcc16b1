import { expect, type Page } from '@playwright/test'

/** As far as the last question: nobody answers what they have not seen. */
export async function readQuestions(page: Page) {
  await expect(page.getByRole('checkbox').last()).toBeVisible()
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
}

/** The questions before the first movement, answered by somebody who is well. */
export async function feelWell(page: Page) {
  await readQuestions(page)
  await page.getByRole('button', { name: 'None of these' }).click()
}
