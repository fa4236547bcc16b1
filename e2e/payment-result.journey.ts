import { expect } from '@playwright/test'
import { supportEmail, telegramBotUrl } from './playwright.config.ts'
import { again } from './steps/again.ts'
import { test } from './steps/frugal-test.ts'
import { expectInView, expectLargeTargets, expectNoSidewaysScroll } from './steps/layout.ts'
import { listenToTimer } from './steps/listen-to-timer.ts'
import { openReport } from './steps/open-report.ts'
import { expectLocked, goToCheckout } from './steps/payment.ts'

test('/payment-result shows what its URL says, unless the server or device knows better, and opens nothing', async ({
  page,
  browser,
}) => {
  const stranger = await browser.newPage()
  const locked = await openReport(stranger, 'locked')
  const successes = ['', '?status=success', '?status=unheard-of']
  for (const query of successes) {
    await stranger.goto(`/payment-result${query}`)
    await expect(stranger.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible()
    await expect(stranger.getByText('Full report access granted')).toBeVisible()
    await expect(stranger.getByText('Your report opens as soon as the payment arrives.')).toBeVisible()
  }
  await stranger.getByRole('button', { name: 'Back to my report' }).click()
  await expect(stranger).toHaveURL(new RegExp(`/assessment/report/${locked}$`))
  await expectLocked(stranger)
  await stranger.close()
  const assessmentId = await goToCheckout(page)
  const checkoutUrl = page.url()
  await page.goto('/payment-result')
  await expect(page.getByRole('heading', { name: 'Your payment is on its way' })).toBeVisible()
  await page.context().request.post(`${checkoutUrl}/pay`)
  for (const query of [...successes, '?status=cancelled']) {
    await page.goto(`/payment-result${query}`)
    await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible()
    await expect(page.getByText('Full report access granted')).toBeVisible()
    await expect(page.getByRole('link', { name: supportEmail })).toHaveAttribute(
      'href',
      `mailto:${supportEmail}`,
    )
    await expect(page.getByRole('timer')).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Open Telegram Bot Now' })).toHaveCount(0)
  }
  await page.getByRole('button', { name: 'Open my report' }).click()
  await expect(page).toHaveURL(new RegExp(`/assessment/report/${assessmentId}$`))
})

test('/payment-result?status=cancelled says that nothing was charged, and leads back to the report', async ({
  page,
}) => {
  const assessmentId = await openReport(page, 'locked')
  await page.goto('/payment-result?status=cancelled')
  await expect(page.getByRole('heading', { name: 'Payment Cancelled' })).toBeVisible()
  await expect(page.getByText('no charges were made')).toBeVisible()
  await expect(page.getByRole('link', { name: supportEmail })).toBeVisible()
  await page.getByRole('button', { name: 'Back to my report' }).click()
  await expect(page).toHaveURL(new RegExp(`/assessment/report/${assessmentId}$`))
})

for (const status of ['success', 'cancelled'])
  test(
    `${status}, opened from the messenger, counts down from 5 and leaves for the bot`,
    status === 'success' ? {} : again,
    async ({ page }) => {
      await page.route(telegramBotUrl, route => route.fulfill({ body: 'the bot' }))
      const told = await listenToTimer(page)
      await page.goto(`/payment-result?status=${status}&telegram=1`)
      await expect.poll(() => told.length).toBeGreaterThan(0)
      const startedAtMs = Date.now()
      await page.waitForURL(telegramBotUrl)
      expect(Math.abs(Date.now() - startedAtMs - 5000)).toBeLessThan(1500)
      expect(told.slice(0, 5)).toEqual(
        ['5 seconds', '4 seconds', '3 seconds', '2 seconds', '1 second'].map(
          left => `Redirecting in ${left.replace(' ', '\u00a0')}`,
        ),
      )
    },
  )

test('a page opened from the messenger leaves at once when its button is pressed', async ({ page }) => {
  await page.route(telegramBotUrl, route => route.fulfill({ body: 'the bot' }))
  await page.clock.install()
  await page.goto('/payment-result?telegram=1')
  await page.getByRole('button', { name: 'Open Telegram Bot Now' }).click()
  await expect(page).toHaveURL(telegramBotUrl)
})

test('a page that knows neither the bot nor a report leads to signing in', async ({ page }) => {
  await page.route('**/api/lithe/config', route => route.abort('connectionrefused'))
  await page.goto('/payment-result?telegram=1')
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible()
  await expect(page.getByRole('timer')).toHaveCount(0)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL(/\/login$/)
})

test('the page fits the smallest phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  for (const [query, button] of [
    ['?telegram=1', 'Open Telegram Bot Now'],
    ['?status=cancelled', 'Go to Lithe'],
  ] as const) {
    await page.goto(`/payment-result${query}`)
    await expectInView(page, page.getByRole('button', { name: button }), query)
    await expectLargeTargets(page, query)
    await expectNoSidewaysScroll(page, query)
  }
})
