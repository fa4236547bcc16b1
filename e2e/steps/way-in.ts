import { expect, type Page } from '@playwright/test'
import { browserEntry, openLanding } from './landing.ts'
import { feelWell, readQuestions } from './safety.ts'
import { startLink } from './sign-in.ts'
import { captionsWords, wayWords, workoutPreviewWords, workoutWords } from './words.ts'

/** Called on each page once rendered; only the first screen of the landing page is read. */
type Look = (name: string, how?: { onFirstScreen?: boolean }) => Promise<void>

/** Page by page as specified, or skipping informational pages. */
export type Way = 'as written' | 'straight'

const tap = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).tap()
const isAt = (page: Page, path: string) => expect(page).toHaveURL(new RegExp(`${path}$`))

export const readyButton = (page: Page) => page.getByRole('button', { name: workoutWords.intro.ready })

/** Goes from a newcomer's landing page to Etta's reply to their name. */
async function introduceOneself(page: Page, look: Look) {
  await openLanding(page)
  await look('landing', { onFirstScreen: true })
  await browserEntry(page).tap()
  await expect(startLink(page)).toBeVisible()
  await look('login')
  await startLink(page).tap()
  await isAt(page, '/longevity-test')
  await look('start')
  await tap(page, wayWords.start.start)

  const name = page.getByRole('textbox', { name: captionsWords['ask-name'].join(' ') })
  await expect(name).toBeVisible()
  await look('Etta')
  await name.tap()
  await name.fill('Ada')
  await tap(page, wayWords.next)
  await isAt(page, '/onboarding/longevity')
  await look('her answer')
}

async function giveAgeAndSex(page: Page, look: Look) {
  await isAt(page, '/onboarding/questionnaire')
  await look('age and sex')
  const age = page.getByLabel('Age')
  await age.tap()
  await age.selectOption('62')
  await page.keyboard.press('Escape')
  await page.getByText('Female', { exact: true }).tap()
  await tap(page, wayWords.continue)
}

/** Goes from a newcomer's landing page until the first movement can begin. */
export async function walkToReady(page: Page, look: Look, way: Way = 'straight') {
  await introduceOneself(page, look)
  if (way === 'straight') await page.getByRole('link', { name: wayWords.straight }).tap()
  else {
    await tap(page, wayWords.next)
    await isAt(page, '/onboarding/credibility')
    await look('four studies')
    await tap(page, wayWords.continue)
  }
  await giveAgeAndSex(page, look)
  if (way === 'as written')
    for (const [path, name] of [
      ['/onboarding/confidence', 'three papers'],
      ['/onboarding/success', 'a story'],
    ] as const) {
      await isAt(page, path)
      await look(name)
      await tap(page, wayWords.continue)
    }

  await isAt(page, '/assessment/privacy')
  await look('privacy')
  await tap(page, wayWords.continue)

  await isAt(page, '/assessment/workout-preview')
  await look('movements')
  await tap(page, workoutPreviewWords.start)
  await isAt(page, '/assessment/workout')
  // The list of movements may still be sliding out.
  await expect(page.getByRole('button', { name: workoutPreviewWords.start })).toHaveCount(0)
  await readQuestions(page)
  await look('questions')
  await feelWell(page)

  await expect(readyButton(page)).toBeEnabled({ timeout: 60_000 })
}
