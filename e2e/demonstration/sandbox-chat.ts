import { type Browser, expect, type FrameLocator, type Page } from '@playwright/test'
import { phone } from '../steps/devices.ts'
import { callerOf, uploadResults } from '../steps/known-report.ts'
import { openLanding, telegramEntry } from '../steps/landing.ts'
import { keepIntroduced } from '../telegram/visit.ts'
import { button } from './points.ts'

/** Goes from the landing page to the mini app, through the chat that stands in for the bot. */
export async function openMiniApp(browser: Browser, baseURL: string, name: string) {
  const context = await browser.newContext({ ...phone, baseURL })
  const page = await context.newPage()
  await openLanding(page)
  await page.goto((await telegramEntry(page).getAttribute('href')) ?? '')
  await page.getByRole('textbox').fill(name)
  await button(page, 'Start').tap()
  const said = page.getByRole('listitem').last()
  await expect(said).toContainText(name)
  await said.getByRole('link').last().tap()
  return { context, page, app: page.frameLocator('iframe') }
}

/**
 * Goes from the welcome to the thanks in the mini app, paying outside. The surrounding page is same-origin but counts
 * as a separate browser, and remembers the same person.
 */
export async function visitInChat(page: Page, app: FrameLocator) {
  await expect(app.getByText('Welcome, Rosa')).toBeVisible()
  await expect(button(app, 'Start My Longevity Test')).toBeEnabled()
  await keepIntroduced(page)
  const { origin } = new URL(page.url())
  const sessions = await uploadResults(page, { origin, by: await callerOf(page) })
  const at = `/assessment/generate?${new URLSearchParams(sessions)}`
  await page.goto(`${origin}/sandbox/chat/app?${new URLSearchParams({ at })}`)
  await button(app, /· \$2$/).tap()
  const outside = page.context().waitForEvent('page')
  await button(app, 'Pay $2 in your browser').tap()
  await button(await outside, 'Pay $2.00').tap()
  await expect(app.getByText('Paid. Everything is open.')).toBeVisible()
  await button(app, 'Close report').tap()
  await expect(app.getByRole('heading', { name: 'How was your experience?' })).toBeVisible()
  await expect(app.locator('html[data-way]'), 'the page has come in').toHaveCount(0)
  await app.getByRole('radio', { name: /^5 stars: Excellent/ }).check({ force: true })
  await button(app, 'Submit & Close').tap()
  await expect(app.getByRole('heading', { name: 'Thank You!' })).toBeVisible()
}
