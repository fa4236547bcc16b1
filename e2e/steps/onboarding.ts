import { expect, type Page } from '@playwright/test'
import { captionsWords, wayWords } from './words.ts'

type Introduction = { name: string; age: number | string; sex: 'Male' | 'Female' }

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

/** Etta's greeting, which asks for the name, and from her answer straight to age and sex. */
export async function giveName(page: Page, name: string) {
  await expect(page.getByRole('heading', { name: wayWords.intro.title })).toBeVisible()
  await page.getByRole('textbox', { name: captionsWords['ask-name'].join(' ') }).fill(name)
  await press(page, wayWords.next)
  await page.getByRole('link', { name: wayWords.straight }).click()
  await expect(page).toHaveURL(/\/onboarding\/questionnaire/)
}

/** Age and sex, given but not yet sent. */
export async function giveAgeAndSex(page: Page, { age, sex }: Pick<Introduction, 'age' | 'sex'>) {
  await page.getByLabel('Age').selectOption(String(age))
  await page.getByRole('radio', { name: sex, exact: true }).click()
}

/** From the greeting to the privacy promises. */
export async function goThroughOnboarding(page: Page, { name, age, sex }: Introduction) {
  await giveName(page, name)
  await giveAgeAndSex(page, { age, sex })
  await press(page, 'Continue')
  await expect(page).toHaveURL(/\/assessment\/privacy/)
}

/** On the privacy page, as one of those who come by an organisation that asks for it. */
async function agreeToFigures(page: Page) {
  const figures = page.getByRole('checkbox', { name: 'Also send a stick figure' })
  await expect(figures).not.toBeChecked()
  await figures.check()
}

/** From the start screen to the movements, as a first-time visitor. */
export async function introduceOneself(page: Page, introduction: FullIntroduction) {
  await press(page, 'Start My Longevity Test')
  await introduceToEtta(page, introduction)
}

type FullIntroduction = Introduction & { agreesToFigures?: boolean }

/** From the greeting to the movements. */
export async function introduceToEtta(
  page: Page,
  { agreesToFigures = false, ...introduction }: FullIntroduction,
) {
  await goThroughOnboarding(page, introduction)
  if (agreesToFigures) await agreeToFigures(page)
  await press(page, 'Continue')
  await expect(page).toHaveURL(/\/assessment\/workout-preview/)
}
