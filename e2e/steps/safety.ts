import { expect, type Page } from '@playwright/test'
import { safetyWords, workoutPreviewWords } from './words.ts'

/**
 * Scrolls from the list of movements, or the test's first page, to the last question, since unseen questions cannot be
 * answered.
 */
export async function readQuestions(page: Page) {
  const heading = page.getByRole('heading', { name: safetyWords.questions.heading })
  const start = page.getByRole('button', { name: workoutPreviewWords.start })
  await expect(heading.or(start).first()).toBeVisible()
  if (await start.isVisible()) await start.click()
  await expect(heading).toBeVisible()
  // A page is scrolled to its top once, as it appears.
  await expect(async () => {
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
    await expect(page.getByRole('button', { name: 'Read on' })).toHaveCount(0, { timeout: 500 })
  }).toPass({ timeout: 10_000 })
}

/** Answers the questions as a healthy person. */
export async function feelWell(page: Page) {
  await readQuestions(page)
  await page.getByRole('button', { name: 'None of these' }).click()
}

/** Answers the questions as a healthy person from 65 on, with company. */
export async function feelWellInCompany(page: Page) {
  await feelWell(page)
  await page.getByRole('button', { name: 'Yes, someone is nearby' }).click()
}
