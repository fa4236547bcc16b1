import { expect, type Page } from '@playwright/test'

/** From the start screen to the workout, as somebody who is here for the first time. */
export async function introduceOneself(
  page: Page,
  { name, age, sex }: { name: string; age: number; sex: 'Male' | 'Female' },
) {
  await page.getByRole('button', { name: 'Start My Longevity Test' }).click()
  await page.getByRole('textbox').fill(name)
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page).toHaveURL(/questionnaire/)
  await page.getByLabel(/age/i).selectOption(String(age))
  await page.getByRole('radio', { name: sex, exact: true }).click()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL(/privacy/)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL(/workout-preview/)
}
