import { expect } from '@playwright/test'
import { test } from './steps/frugal-test.ts'
import { holdBack } from './steps/hold-back.ts'
import { openReport } from './steps/open-report.ts'
import {
  apply,
  applyButton,
  dialog,
  expectLocked,
  expectUnlocked,
  goToCheckout,
  openDialog,
  payButton,
  processing,
  promoField,
  unlockButton,
} from './steps/payment.ts'
import { codeEndsAtMs, promoCodes } from './steps/promo-codes.ts'

test('the dialog states the price and has a promo field, and a payment opens the full report', async ({
  page,
}) => {
  await openDialog(page)
  await expect(dialog(page)).toContainText('The full report costs $2.')
  await expect(promoField(page)).toBeVisible()
  await expect(applyButton(page)).toBeDisabled()
  await payButton(page).click()
  await expect(page.getByText('no money moves')).toBeVisible()
  await expect(page.getByText('$2.00', { exact: true })).toBeVisible()
  const typefaces = () =>
    // Browsers differ in how they quote multi-word font families.
    page.evaluate(() =>
      [...document.fonts].map(({ family, status }) => `${family.replaceAll('"', '')} ${status}`),
    )
  await expect.poll(typefaces).toEqual(['Atkinson Hyperlegible Next loaded', 'Fraunces loaded'])
  await page.getByRole('button', { name: 'Pay $2.00' }).click()
  await expect(page).toHaveURL(/\/assessment\/report\//)
  await expectUnlocked(page)
  const note = page.getByText('Paid. Everything is open.')
  await expect(note).toBeInViewport()
  await expect(page.getByRole('heading', { name: 'How it adds up' })).toBeInViewport()
  await page.reload()
  await expectUnlocked(page)
})

test('a cancelled payment says that nothing was charged, and can be repeated', async ({ page }) => {
  await goToCheckout(page)
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByText('Payment Cancelled')).toBeVisible()
  await expect(page.getByText('no charges were made')).toBeVisible()
  await expectLocked(page)
  await unlockButton(page).click()
  await payButton(page).click()
  await page.getByRole('button', { name: 'Pay $2.00' }).click()
  await expectUnlocked(page)
})

test('a declined card is reported on the payment page, and the next attempt opens the report', async ({
  page,
}) => {
  await goToCheckout(page)
  await page.getByRole('button', { name: 'Use a declined card' }).click()
  await expect(page.getByRole('alert')).toContainText('The card was declined')
  await page.getByRole('button', { name: 'Pay $2.00' }).click()
  await expectUnlocked(page)
})

test('the report is polled every 3 s after checkout until open, across a reload and a closed tab', async ({
  page,
  context,
}) => {
  const assessmentId = await goToCheckout(page)
  const checkoutUrl = page.url()
  await page.goto(`/assessment/report/${assessmentId}`)
  await expect(processing(page)).toBeVisible()
  await page.reload()
  await expect(processing(page)).toBeVisible()
  await page.close()

  const next = await context.newPage()
  const askedAtMs: number[] = []
  next.on('request', request => {
    if (request.url().endsWith(`/api/lithe/report/${assessmentId}`)) askedAtMs.push(Date.now())
  })
  await next.goto(`/assessment/report/${assessmentId}`)
  await expect(processing(next)).toBeVisible()
  await expect.poll(() => askedAtMs.length, { timeout: 20_000 }).toBeGreaterThanOrEqual(5)
  // The first two requests are the page's own and the first poll.
  const waits = askedAtMs.slice(2).map((at, index) => at - (askedAtMs[index + 1] ?? 0))
  for (const wait of waits) expect(Math.abs(wait - 3000)).toBeLessThan(1000)
  await context.request.post(`${checkoutUrl}/pay`)
  await expectUnlocked(next)
})

test('an overdue payment lets the payer reopen the checkout or stop waiting', async ({ page }) => {
  const assessmentId = await goToCheckout(page)
  const checkoutUrl = page.url()
  await page.clock.install({ time: new Date(Date.now() + 40_000) })
  await page.goto(`/assessment/report/${assessmentId}`)
  await expect(processing(page)).toBeVisible()
  await expect(page.getByRole('button', { name: 'I have not paid' })).toBeVisible()
  await expect(page.getByText('This is taking longer than usual.')).toBeVisible()
  await page.getByRole('button', { name: 'Back to the payment' }).click()
  await expect(page).toHaveURL(checkoutUrl)
  await page.goto(`/assessment/report/${assessmentId}`)
  await page.getByRole('button', { name: 'I have not paid' }).click()
  await expect(unlockButton(page)).toBeVisible()
  await expect(processing(page)).toHaveCount(0)
})

test('waiting continues while the network is down, and the page says so', async ({ page }) => {
  const assessmentId = await goToCheckout(page)
  const checkoutUrl = page.url()
  await page.route('**/payment', route => route.abort('connectionrefused'))
  await page.goto(`/assessment/report/${assessmentId}`)
  await expect(page.getByText('nothing you paid is lost')).toBeVisible()
  await page.context().request.post(`${checkoutUrl}/pay`)
  await page.unroute('**/payment')
  await page.reload()
  await expectUnlocked(page)
})

test('a failed checkout is logged and explained, charges nothing and can be retried', async ({ page }) => {
  const logged: string[] = []
  page.on('console', message => logged.push(`${message.type()} ${message.text()}`))
  await openDialog(page)
  const checkout = await holdBack(page, '**/generate-checkout', 'abort')
  await payButton(page).click()
  await expect(dialog(page).getByRole('button', { name: 'Loading...' })).toBeDisabled()
  await expect(promoField(page)).toBeHidden()
  checkout.letGo()
  await expect(dialog(page).getByText('Nothing was charged.')).toBeVisible()
  expect(logged.join('\n')).toMatch(/error The checkout could not be made/)
  await page.unroute('**/generate-checkout')
  await payButton(page).click()
  await page.getByRole('button', { name: 'Pay $2.00' }).click()
  await expectUnlocked(page)
})

test('a full promo code opens the report: the panel closes and the report reloads', async ({ page }) => {
  await openDialog(page)
  await expect(applyButton(page)).toBeDisabled()
  await promoField(page).fill('   ')
  await expect(applyButton(page)).toBeDisabled()
  const promo = await holdBack(page, '**/apply-promo-code')
  await apply(page, `  ${promoCodes.opens.toLowerCase()} `)
  await expect(dialog(page).getByRole('button', { name: 'Applying...' })).toBeDisabled()
  promo.letGo()
  await expect(dialog(page)).toHaveCount(0)
  await expectUnlocked(page)
})

test('a partial promo code lowers the price once per report', async ({ page }) => {
  await openDialog(page)
  await apply(page, promoCodes.lowers)
  await expect(dialog(page)).toHaveCount(0)
  await expect(page.getByText('Your promo code takes 25 % off.')).toBeVisible()
  await expectLocked(page)
  await unlockButton(page).click()
  await expect(dialog(page)).toContainText('Your promo code takes 25 % off.')
  await payButton(page).click()
  await page.getByRole('button', { name: 'Pay $1.50' }).click()
  await expectUnlocked(page)
})

test('a wrong or used-up promo code is reported, and Cancel clears it', async ({ page, browser }) => {
  const someone = await browser.newPage()
  await openDialog(someone)
  await apply(someone, promoCodes.usedUp)
  await expectUnlocked(someone)
  await someone.close()
  await openDialog(page)
  await apply(page, 'NO-SUCH-CODE')
  await expect(dialog(page).getByText('Invalid promo code.')).toBeVisible()
  await apply(page, promoCodes.usedUp)
  await expect(dialog(page).getByText('This promo code has been used up.')).toBeVisible()
  await dialog(page).getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog(page)).toHaveCount(0)
  await unlockButton(page).click()
  await expect(promoField(page)).toHaveValue('')
  await expect(dialog(page).getByText('This promo code has been used up.')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expectLocked(page)
})

test('a promo code needs a response: an offline device and a broken proxy are told apart', async ({
  page,
}) => {
  await openDialog(page)
  await page.route('**/apply-promo-code', route => route.abort('connectionrefused'))
  await apply(page, promoCodes.opens)
  await expect(dialog(page).getByText('You seem to be offline.', { exact: false })).toBeVisible()
  await page.unroute('**/apply-promo-code')
  await page.route('**/apply-promo-code', route => route.fulfill({ status: 502, body: 'Bad gateway' }))
  await applyButton(page).click()
  await expect(dialog(page).getByText('Invalid promo code.')).toBeVisible()
})

test('the dialog works by keyboard alone', async ({ page }) => {
  await openReport(page, 'locked')
  await unlockButton(page).focus()
  await page.keyboard.press('Enter')
  await expect(dialog(page)).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(payButton(page)).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(promoField(page)).toBeFocused()
  await page.keyboard.type('NO-SUCH-CODE')
  await page.keyboard.press('Enter')
  await expect(dialog(page).getByText('Invalid promo code.')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  await expect(unlockButton(page)).toBeFocused()
})

test('an expired promo code is reported', async ({ page }) => {
  const waitMs = Math.max(0, codeEndsAtMs - Date.now())
  test.setTimeout(60_000 + waitMs)
  await openDialog(page)
  await page.waitForTimeout(Math.max(0, codeEndsAtMs - Date.now()))
  await apply(page, promoCodes.expired)
  await expect(dialog(page).getByText('This promo code has expired.')).toBeVisible()
  await page.keyboard.press('Escape')
  await expectLocked(page)
})
