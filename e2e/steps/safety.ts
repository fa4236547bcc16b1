import { expect, type Page } from '@playwright/test'
import { safetyWords, workoutPreviewWords } from './words.ts'

/** From the list of movements, or where the test was opened, to the last question: what was not seen cannot be answered. */
export async function readQuestions(page: Page) {
  const heading = page.getByRole('heading', { name: safetyWords.questions.heading })
  const start = page.getByRole('button', { name: workoutPreviewWords.start })
  await expect(heading.or(start).first()).toBeVisible()
  if (await start.isVisible()) await start.click()
  await expect(heading).toBeVisible()
  // A page that has just come in is put back to its top once.
  await expect(async () => {
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
    await expect(page.getByRole('button', { name: 'Read on' })).toHaveCount(0, { timeout: 500 })
  }).toPass({ timeout: 10_000 })
}

/** The questions before the first movement, answered by a person who is well. */
export async function feelWell(page: Page) {
  await readQuestions(page)
  await page.getByRole('button', { name: 'None of these' }).click()
}

/** The same from 65 on, in company. */
export async function feelWellInCompany(page: Page) {
  await feelWell(page)
  await page.getByRole('button', { name: 'Yes, somebody is near' }).click()
}
