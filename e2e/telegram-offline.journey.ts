import { expect, type Frame, type Page, test } from '@playwright/test'
import { botOrigin } from './playwright.config.ts'
import { again } from './steps/again.ts'
import { phone } from './steps/devices.ts'
import { keptPaths, untilControlled } from './steps/kept-app.ts'
import { enterTelegram } from './telegram/enter-telegram.ts'
import { startButton } from './telegram/visit.ts'

test.use({ serviceWorkers: 'allow' })

/** Longer than caching takes outside Telegram, since nothing signals that it never happens. */
const longEnoughMs = 15_000

const workersOf = (place: Page | Frame) =>
  place.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)

test('no service worker caches the app inside Telegram, and one from an earlier visit outside is removed', async ({
  browser,
}) => {
  test.setTimeout(180_000)
  const context = await browser.newContext({ ...phone, baseURL: botOrigin })
  const outside = await context.newPage()
  await outside.goto('/')
  await untilControlled(outside)
  expect((await keptPaths(outside)).length).toBeGreaterThan(100)
  await outside.close()

  const { page } = await enterTelegram(browser, { origin: botOrigin, context })
  await expect(startButton(page)).toBeEnabled()
  await expect.poll(() => workersOf(page)).toBe(0)
  await expect.poll(() => keptPaths(page)).toEqual([])
  await page.reload()
  await expect(startButton(page)).toBeEnabled()
  await page.waitForTimeout(longEnoughMs)
  expect(await workersOf(page)).toBe(0)
  await context.close()
})

test('no service worker runs in Telegram’s frame in a browser either', again, async ({ browser }) => {
  const { page, context } = await enterTelegram(browser, { origin: botOrigin, isInBrowser: true })
  const frame = page.frames().find(one => one.url().startsWith(botOrigin))
  if (!frame) throw new Error('the mini app is not in the frame')
  await expect(frame.getByRole('heading').first()).toBeVisible()
  await page.waitForTimeout(longEnoughMs)
  expect(await workersOf(frame)).toBe(0)
  await context.close()
})
