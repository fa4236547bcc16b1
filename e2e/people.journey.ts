import { expect, type Page } from '@playwright/test'
import { unlockKey } from './playwright.config.ts'
import { desktop } from './steps/devices.ts'
import { test } from './steps/frugal-test.ts'
import { rememberPerson } from './steps/known-report.ts'
import { makePastAssessments } from './steps/past-assessments.ts'
import { keptState } from './steps/profiles.ts'
import { feelWell } from './steps/safety.ts'

const startButton = (page: Page) => page.getByRole('button', { name: 'Start My Longevity Test' })
const badge = (page: Page) => page.getByRole('button', { name: /^Only \d+ minutes$/ })

async function openStart(page: Page) {
  await page.goto('/longevity-test')
  await expect(startButton(page)).toBeEnabled()
}

test('starting says so, asks for the full screen, and after 1.5 s goes on to the introduction', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Element.prototype.requestFullscreen = () => {
      document.title = 'asked for the full screen'
      return Promise.reject(new TypeError('denied'))
    }
    // On the page's own clock: this side hears of both a little later.
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
  await expect(page.getByRole('button', { name: 'Starting...' })).toBeDisabled()
  expect(await page.title()).toBe('asked for the full screen')
  await page.waitForURL('**/onboarding/intro')
  const waitedMs = await page.evaluate(() => performance.measure('waited', 'clicked', 'went on').duration)
  expect(waitedMs).toBeGreaterThanOrEqual(1490)
  expect(waitedMs).toBeLessThan(4000)
})

test('outside of a messenger no name is known at the welcome', async ({ page }) => {
  await openStart(page)
  await expect(page.getByText('Welcome', { exact: true })).toBeVisible()
})

test('with the api down the start screen says so, and the person starts all the same', async ({ page }) => {
  const said: string[] = []
  page.on('console', message => said.push(message.text()))
  await page.route('**/api/**', route => route.abort('connectionrefused'))
  await page.goto('/longevity-test')
  await expect(page.getByText('API temporarily unavailable', { exact: true })).toBeVisible()
  expect(said.join('\n')).toContain('API temporarily unavailable')
  await startButton(page).click()
  await expect(page).toHaveURL(/\/onboarding\/intro$/)
})

test('a returning visitor is shown the reports once, newest first, and opens one', async ({ page }) => {
  await rememberPerson(page)
  await openStart(page)
  const [older, newer] = await makePastAssessments(page, [null, { unlockKey }])
  await page.goto('/longevity-test')
  await expect(page).toHaveURL(/\/assessment\/list$/)
  await expect(page.getByRole('heading', { name: 'Your reports' })).toBeVisible()
  await expect(page.locator('.avatar > svg')).toHaveCount(1)
  await expect(page.getByRole('img', { name: /Your mobility age, test by test/ })).toBeVisible()

  const cards = page.getByRole('link', { name: /Mobility age \d+/ })
  await expect(cards).toHaveCount(2)
  await expect(cards.first()).toHaveAttribute('href', `/assessment/report/${newer}`)
  await expect(cards.first()).not.toContainText('Premium')
  await expect(cards.last()).toHaveAttribute('href', `/assessment/report/${older}`)
  await expect(cards.last()).toContainText('Premium')
  await page.reload()
  await expect(cards).toHaveCount(2)

  await cards.first().click()
  await expect(page).toHaveURL(new RegExp(`/assessment/report/${newer}$`))
  await expect(page.getByRole('figure').first()).toBeVisible()
  await page.goBack()
  await page.getByRole('link', { name: 'Back' }).click()
  await expect(page).toHaveURL(/\/longevity-test$/)
  await startButton(page).click()
  await expect(page).toHaveURL(/\/assessment\/list$/)
  await page.getByRole('button', { name: 'Take the test again' }).click()
  await expect(page).toHaveURL(/\/assessment\/workout-preview$/)
})

test('from the list the start screen is one step back, and does not send on a second time', async ({
  page,
}) => {
  await rememberPerson(page)
  await openStart(page)
  await makePastAssessments(page, [null])
  await page.goto('/longevity-test')
  await expect(page).toHaveURL(/\/assessment\/list$/)
  await page.getByRole('link', { name: 'Back' }).click()
  await expect(startButton(page)).toBeEnabled()
  await page.waitForTimeout(500)
  await expect(page).toHaveURL(/\/longevity-test$/)
})

test('the list shows a placeholder when the person cannot be fetched', async ({ page }) => {
  await rememberPerson(page)
  await openStart(page)
  await makePastAssessments(page, [null])
  await page.goto('/longevity-test')
  await expect(page).toHaveURL(/\/assessment\/list$/)
  await expect(page.locator('.avatar > svg')).toHaveCount(1)
  const said: string[] = []
  page.on('console', message => said.push(message.text()))
  await page.route('**/api/lithe/user', route => route.abort('connectionrefused'))
  await page.reload()
  await expect(page.getByRole('link', { name: /Mobility age \d+/ })).toHaveCount(1)
  await expect.poll(() => said.join('\n')).toContain('API temporarily unavailable')
  await expect(page.locator('.avatar')).toHaveCount(1)
  await expect(page.locator('.avatar > svg')).toHaveCount(0)
})

for (const path of ['/assessment/list', '/assessment-list'])
  test(`${path} opened without data goes to the start screen`, async ({ page }) => {
    await page.goto(path)
    await expect(page).toHaveURL(/\/longevity-test$/)
    await expect(startButton(page)).toBeEnabled()
  })

test('a long press on the badge offers to clear this device, and Clear wipes everything', async ({
  page,
}) => {
  await rememberPerson(page)
  await openStart(page)
  await page.evaluate(() => localStorage.setItem('something-else', 'kept'))
  const before = await keptState(page, 'user-id')
  const dialog = page.getByRole('dialog', { name: 'Clear local data?' })

  await badge(page).click({ delay: 600 })
  await page.waitForTimeout(500)
  await expect(dialog).toHaveCount(0)

  await badge(page).click({ delay: 900 })
  await expect(dialog).toBeVisible()
  await expect(dialog).toContainText('This will remove all saved profiles and settings from this device.')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog).toHaveCount(0)
  expect(await keptState(page, 'user-id')).toEqual(before)

  await badge(page).click({ delay: 900 })
  const reloaded = page.waitForEvent('load')
  await dialog.getByRole('button', { name: 'Clear' }).click()
  await reloaded
  await expect(startButton(page)).toBeEnabled()
  expect(await page.evaluate(() => localStorage.getItem('something-else'))).toBeNull()
  expect(await keptState(page, 'user-id')).not.toEqual(before)
})

test('an unknown address shows 404, and the link leads home', async ({ page }) => {
  const answer = await page.goto('/no/such/page')
  expect(answer?.status()).toBe(404)
  await expect(page.getByText('404', { exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { name: '404: Oops! Page not found' })).toBeVisible()
  await page.getByRole('link', { name: 'Return to Home' }).click()
  await expect(page).toHaveURL(/:\d+\/$/)
})

test('a screen whose code is broken ends in a clear page, with a way on', async ({ page }) => {
  await page.route('**/assets/profiles-screen-*.js', route =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'export function ProfilesScreen() { throw new Error("broken") }',
    }),
  )
  await page.goto('/profiles')
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible()
  await page.getByRole('button', { name: 'Start again' }).click()
  await expect(startButton(page)).toBeVisible()
})

test.describe('on a small touch device', () => {
  test.use({ viewport: { width: 740, height: 360 } })
  const overlay = (page: Page) => page.getByText('Please rotate your device')

  test('lying on its side it is asked to be turned, but not during the workout', async ({ page }) => {
    await rememberPerson(page)
    await openStart(page)
    await expect(overlay(page)).toBeVisible()
    await page.setViewportSize({ width: 360, height: 740 })
    await expect(overlay(page)).toBeHidden()
    await page.setViewportSize({ width: 740, height: 360 })
    await page.goto('/assessment/workout')
    await feelWell(page)
    await expect(page.getByRole('button', { name: 'Leave the test' })).toBeVisible()
    await expect(overlay(page)).toHaveCount(0)
  })
})

test.describe('on a computer', () => {
  test.use({ ...desktop, viewport: { width: 900, height: 420 } })
  test('a wide, low window is never asked to turn', async ({ page }) => {
    await openStart(page)
    await expect(page.getByText('Please rotate your device')).toBeHidden()
  })
})
