import { expect, type Page, test } from '@playwright/test'
import { countEffort } from './steps/count-effort.ts'
import { phone } from './steps/devices.ts'
import { browserEntry, openLanding } from './steps/landing.ts'
import { feelWell, readQuestions } from './steps/safety.ts'
import { startLink } from './steps/sign-in.ts'
import { captionsWords, playerWords, wayWords } from './steps/words.ts'
import { wordsToRead } from './steps/words-to-read.ts'

/** What the straight way may cost; before it was laid, it cost 20 presses and some 880 words. */
const most = { presses: 10, words: 300 }
const former = { presses: 20, words: 880 }

test.use({ ...phone, hasTouch: true })

const tap = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).tap()

test('from the landing page to the camera it takes ten presses and three hundred words at most', async ({
  page,
  context,
}) => {
  test.setTimeout(180_000)
  const effort = await countEffort(context)
  const pages: { name: string; read: number; chosen: number }[] = []
  async function note(name: string, onFirstScreen = false) {
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('html[data-way]')).toHaveCount(0)
    pages.push({ name, ...(await wordsToRead(page, { onFirstScreen })) })
  }

  await openLanding(page)
  await note('landing', true)
  await browserEntry(page).tap()
  await expect(startLink(page)).toBeVisible()
  await note('login')
  await startLink(page).tap()

  const name = page.getByRole('textbox', { name: captionsWords['ask-name'].join(' ') })
  await expect(name).toBeVisible()
  await note('Etta')
  await name.tap()
  await name.fill('Ada')
  await tap(page, wayWords.next)

  const age = page.getByLabel('Age')
  await expect(age).toBeVisible()
  await note('age and sex')
  await age.tap()
  await age.selectOption('62')
  await page.keyboard.press('Escape')
  await page.getByText('Female', { exact: true }).tap()
  await tap(page, wayWords.continue)

  await expect(page).toHaveURL(/\/assessment\/privacy$/)
  await note('privacy')
  await tap(page, wayWords.continue)

  await expect(page).toHaveURL(/\/assessment\/workout-preview$/)
  await readQuestions(page)
  await note('movements and questions')
  await feelWell(page)

  const ready = page.getByRole('button', { name: 'I’m ready' })
  await expect(ready).toBeEnabled({ timeout: 60_000 })
  await note('ready')
  await ready.tap()
  const player = page.frameLocator('iframe')
  await expect(player.getByRole('button', { name: playerWords.screens.camera.use })).toBeVisible()

  const read = pages.reduce((sum, one) => sum + one.read, 0)
  const chosen = pages.reduce((sum, one) => sum + one.chosen, 0)
  for (const one of pages) console.log(`  ${one.name}: ${one.read} words, ${one.chosen} to choose among`)
  console.log(
    `  ${effort.presses} presses, ${read} words to read and ${chosen} to choose among; formerly ${former.presses} presses, ${former.words} words`,
  )
  expect(effort.presses).toBeLessThanOrEqual(most.presses)
  expect(read).toBeLessThanOrEqual(most.words)
})
