import { expect, type Page } from '@playwright/test'
import { browserEntry, openLanding } from './landing.ts'
import { feelWell, readQuestions } from './safety.ts'
import { startLink } from './sign-in.ts'
import { captionsWords, wayWords, workoutPreviewWords, workoutWords } from './words.ts'

/** Called on each page once it stands; of the landing page the first screen is what is read. */
type Look = (name: string, how?: { onFirstScreen?: boolean }) => Promise<void>

const tap = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).tap()

export const readyButton = (page: Page) => page.getByRole('button', { name: workoutWords.intro.ready })

/** The straight way of a newcomer, from the landing page until the first movement can begin. */
export async function walkToReady(page: Page, look: Look) {
  await openLanding(page)
  await look('landing', { onFirstScreen: true })
  await browserEntry(page).tap()
  await expect(startLink(page)).toBeVisible()
  await look('login')
  await startLink(page).tap()

  const name = page.getByRole('textbox', { name: captionsWords['ask-name'].join(' ') })
  await expect(name).toBeVisible()
  await look('Etta')
  await name.tap()
  await name.fill('Ada')
  await tap(page, wayWords.next)

  const age = page.getByLabel('Age')
  await expect(age).toBeVisible()
  await look('age and sex')
  await age.tap()
  await age.selectOption('62')
  await page.keyboard.press('Escape')
  await page.getByText('Female', { exact: true }).tap()
  await tap(page, wayWords.continue)

  await expect(page).toHaveURL(/\/assessment\/privacy$/)
  await look('privacy')
  await tap(page, wayWords.continue)

  await expect(page).toHaveURL(/\/assessment\/workout-preview$/)
  await look('movements')
  await tap(page, workoutPreviewWords.start)

  await expect(page).toHaveURL(/\/assessment\/workout$/)
  await readQuestions(page)
  await look('questions')
  await feelWell(page)

  await expect(readyButton(page)).toBeEnabled({ timeout: 60_000 })
}
