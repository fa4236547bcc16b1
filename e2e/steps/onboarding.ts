import { expect, type Page } from '@playwright/test'
import { captionsWords, wayWords } from './words.ts'

type Introduction = { name: string; age: number | string; sex: 'Male' | 'Female' }

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

/** Answers Etta's greeting with a name, and continues straight to age and sex. */
export async function giveName(page: Page, name: string) {
  await expect(page.getByRole('heading', { name: wayWords.intro.title })).toBeVisible()
  await page.getByRole('textbox', { name: captionsWords['ask-name'].join(' ') }).fill(name)
  await press(page, wayWords.next)
  await page.getByRole('link', { name: wayWords.straight }).click()
  await expect(page).toHaveURL(/\/onboarding\/questionnaire/)
}

/** Fills in age and sex without sending them. */
export async function giveAgeAndSex(page: Page, { age, sex }: Pick<Introduction, 'age' | 'sex'>) {
  await page.getByLabel('Age').selectOption(String(age))
  await page.getByRole('radio', { name: sex, exact: true }).click()
}

/** Goes from the greeting to the privacy promises. */
export async function goThroughOnboarding(page: Page, { name, age, sex }: Introduction) {
  await giveName(page, name)
  await giveAgeAndSex(page, { age, sex })
  await press(page, 'Continue')
  await expect(page).toHaveURL(/\/assessment\/privacy/)
}

/** Goes from the start screen to the movements, as a first-time visitor. */
export async function introduceOneself(page: Page, introduction: Introduction) {
  await press(page, 'Start My Longevity Test')
  await introduceToEtta(page, introduction)
}

/** Goes from the greeting to the movements. */
export async function introduceToEtta(page: Page, introduction: Introduction) {
  await goThroughOnboarding(page, introduction)
  await press(page, 'Continue')
  await expect(page).toHaveURL(/\/assessment\/workout-preview/)
}
