import { expect, type Page } from '@playwright/test'
import { unlockKey } from './playwright.config.ts'
import { test } from './steps/frugal-test.ts'
import { callerOf, rememberPerson } from './steps/known-report.ts'
import { makePastAssessments } from './steps/past-assessments.ts'
import { keptState } from './steps/profiles.ts'
import { reportsWords, shellWords, wayWords } from './steps/words.ts'

const startButton = (page: Page) => page.getByRole('button', { name: wayWords.start.start })
const badge = (page: Page) => page.getByRole('button', { name: /^Only \d+ minutes$/ })

async function openStart(page: Page) {
  await page.goto('/longevity-test')
  await expect(startButton(page)).toBeEnabled()
}

test('the start button says that it is starting, goes full screen, and leads to the introduction after 1.5 s', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Element.prototype.requestFullscreen = () => {
      document.title = 'asked for the full screen'
      return Promise.reject(new TypeError('denied'))
    }
    // Timed on the page's own clock, since the test learns of both later.
    document.addEventListener('click', () => performance.mark('clicked'))
    const pushState = history.pushState.bind(history)
    history.pushState = (...state) => {
      performance.mark('went on')
      pushState(...state)
    }
  })
  let answerNow = () => {}
  const held = new Promise<void>(resolve => {
    answerNow = resolve
  })
  await page.route('**/api/lithe/user', async route => {
    await held
    await route.continue()
  })
  await page.goto('/longevity-test')
  await expect(page.getByRole('button', { name: 'Loading...' })).toBeDisabled()
  answerNow()
  await startButton(page).click()
  await expect(page.getByRole('button', { name: wayWords.start.starting })).toBeDisabled()
  expect(await page.title()).toBe('asked for the full screen')
  await page.waitForURL('**/onboarding/intro')
  const waitedMs = await page.evaluate(() => performance.measure('waited', 'clicked', 'went on').duration)
  expect(waitedMs).toBeGreaterThanOrEqual(1490)
  expect(waitedMs).toBeLessThan(4000)
})

test('a returning visitor is shown the reports once, newest first, and opens one', async ({ page }) => {
  const by = await rememberPerson(page)
  const [older, newer] = await makePastAssessments(page, [null, { unlockKey }], by)
  await page.goto('/longevity-test')
  await expect(page).toHaveURL(/\/assessment\/list$/)
  await expect(page.getByRole('heading', { name: reportsWords.list.title })).toBeVisible()
  await expect(page.locator('.avatar > svg')).toHaveCount(1)
  await expect(page.getByRole('img', { name: /Your mobility age, test by test/ })).toBeVisible()

  const cards = page.getByRole('link', { name: /Mobility age \d+/ })
  await expect(cards).toHaveCount(2)
  await expect(cards.first()).toHaveAttribute('href', `/assessment/report/${newer}`)
  await expect(cards.first()).not.toContainText(reportsWords.list.premium)
  await expect(cards.last()).toHaveAttribute('href', `/assessment/report/${older}`)
  await expect(cards.last()).toContainText(reportsWords.list.premium)
  await page.reload()
  await expect(cards).toHaveCount(2)

  await cards.first().click()
  await expect(page).toHaveURL(new RegExp(`/assessment/report/${newer}$`))
  await expect(page.getByRole('figure').first()).toBeVisible()
  await page.goBack()
  await page.getByRole('link', { name: shellWords.buttons.back }).click()
  await expect(page).toHaveURL(/\/longevity-test$/)
  await startButton(page).click()
  await expect(page).toHaveURL(/\/assessment\/list$/)
  await page.getByRole('button', { name: reportsWords.list.again }).click()
  await expect(page).toHaveURL(/\/assessment\/workout-preview$/)
})

test('the start screen is one step back from the list, and does not redirect there', async ({ page }) => {
  await makePastAssessments(page, [null], await rememberPerson(page))
  await page.goto('/longevity-test')
  await expect(page).toHaveURL(/\/assessment\/list$/)
  await page.getByRole('link', { name: shellWords.buttons.back }).click()
  await expect(startButton(page)).toBeEnabled()
  await page.waitForTimeout(500)
  await expect(page).toHaveURL(/\/longevity-test$/)
})

test('a long press on the badge offers to clear this device, and “Clear” wipes everything', async ({
  page,
}) => {
  await page.clock.install()
  await openStart(page)
  await page.evaluate(() => localStorage.setItem('something-else', 'kept'))
  await callerOf(page)
  const before = await keptState(page, 'user-id')
  const dialog = page.getByRole('dialog', { name: wayWords.clear.title })

  await page.clock.pauseAt(Date.now() + 60_000)
  await badge(page).hover()
  await page.mouse.down()
  await page.clock.runFor(600)
  await page.mouse.up()
  await page.clock.runFor(500)
  await expect(dialog).toHaveCount(0)
  await page.clock.resume()

  await badge(page).click({ delay: 900 })
  await expect(dialog).toBeVisible()
  await expect(dialog).toContainText(wayWords.clear.what)
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog).toHaveCount(0)
  expect(await keptState(page, 'user-id')).toEqual(before)

  await badge(page).click({ delay: 900 })
  const reloaded = page.waitForEvent('load')
  await dialog.getByRole('button', { name: wayWords.clear.clear }).click()
  await reloaded
  await expect(startButton(page)).toBeEnabled()
  expect(await page.evaluate(() => localStorage.getItem('something-else'))).toBeNull()
  expect(await keptState(page, 'user-id')).not.toEqual(before)
})

test('an unknown URL shows 404, and the link leads home', async ({ page }) => {
  const answer = await page.goto('/no/such/page')
  expect(answer?.status()).toBe(404)
  await expect(page.getByText('404', { exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { name: '404: Oops! Page not found' })).toBeVisible()
  await page.getByRole('link', { name: shellWords.notFound.home }).click()
  await expect(page).toHaveURL(/:\d+\/$/)
})

test('a screen with broken code ends in a clear page, with a way out', async ({ page }) => {
  await page.route('**/assets/profiles-screen-*.js', route =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'export function ProfilesScreen() { throw new Error("broken") }',
    }),
  )
  await page.goto('/profiles')
  await expect(page.getByRole('heading', { name: shellWords.broken.title })).toBeVisible()
  await page.getByRole('button', { name: shellWords.broken.again }).click()
  await expect(startButton(page)).toBeVisible()
})
