import { expect, type Page, test } from '@playwright/test'
import { rememberPerson } from './steps/known-report.ts'
import { readQuestions } from './steps/safety.ts'
import { withoutPlayer } from './steps/without-player.ts'

const gapsMs = [100, 250, 450]

const questions = 'Does any of this hold for you?'
/** From the greeting to the first movement, as the main action of each page leads on. */
const pages = [
  'Meet Etta',
  /people moved first/,
  /Two things about you/,
  'Three papers this stands on',
  'Three months later',
  'What the camera sees stays with you',
  'What you will do',
  questions,
  'Single-leg stance',
]
const expectPage = (page: Page, heading: string | RegExp) =>
  expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()

/** The page takes presses again. */
const expectRested = (page: Page) =>
  expect(page.locator('[data-main-action] .rest')).toHaveCSS('visibility', 'hidden')

/** On the main action, as a hand does that is used to a mouse. */
async function tapTwice(page: Page, gapMs: number) {
  await expectRested(page)
  const box = await page.locator('[data-main-action]').getByRole('button').last().boundingBox()
  if (!box) throw new Error('the main action is not on the page')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  // The second finger does not wait for the first to be answered.
  const first = page.touchscreen.tap(x, y)
  await page.waitForTimeout(gapMs)
  await Promise.all([first, page.touchscreen.tap(x, y)])
}

test.beforeEach(async ({ page }) => {
  await rememberPerson(page)
  await withoutPlayer(page)
})

for (const gapMs of gapsMs)
  test(`two taps ${gapMs} ms apart move exactly one page, all the way to the first movement`, async ({
    page,
  }) => {
    await page.goto('/onboarding/intro')
    for (const [index, heading] of pages.entries()) {
      await expectPage(page, heading)
      if (heading === questions) await readQuestions(page)
      if (index < pages.length - 1) await tapTwice(page, gapMs)
    }
    await expectRested(page)
    await expectPage(page, 'Single-leg stance')
  })

test('nor does a double tap skip the list of movements or answer the questions', async ({ page }) => {
  for (const gapMs of gapsMs)
    for (const [from, to] of [
      ['/assessment/accurate-results', 'What you will do'],
      ['/assessment/practice', questions],
    ] as const) {
      await page.goto(from)
      await tapTwice(page, gapMs)
      await expectPage(page, to)
      await expectRested(page)
      await expectPage(page, to)
    }
})

test('a key goes on at once, but once only while it is held down', async ({ page }) => {
  await page.goto('/assessment/privacy')
  const go = page.getByRole('button', { name: 'Continue' })
  await go.focus()
  await page.keyboard.down('Enter')
  await page.keyboard.down('Enter')
  await page.keyboard.down('Enter')
  await page.keyboard.up('Enter')
  await expectPage(page, 'What you will do')
  await page.getByRole('button', { name: 'Start the test' }).press('Enter')
  await expectPage(page, questions)
})
