import { paymentWords } from '@lithe/words/live/payment'
import { wayWords } from '@lithe/words/live/way'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { usePendingCheckouts } from '../../memory/checkout.ts'
import { recordedReport } from '../../testing/screens/known.ts'
import { asBefore } from '../../testing/screens/looks.ts'
import { openApp, openReport } from '../../testing/screens/open-app.tsx'

beforeEach(asBefore)

test('a guest can keep the report with one press, before paying and once it is open', async () => {
  const press = () => page.getByRole('link', { name: paymentWords.keep.press })
  await openReport(recordedReport('locked'))
  await expect.element(press()).toBeVisible()
  await openReport(recordedReport('unlocked'))
  await press().click()
  await expect.poll(() => location.pathname).toBe('/login')
})

test('the wait continues after browser Back, and says that nothing was paid', async () => {
  const report = recordedReport('locked')
  const price = { isUnlocked: false, fullPriceCents: 200, priceCents: 200, percentOff: 0, priceStars: null }
  await openReport(report, { server: { readPayment: () => ({ order: 'open', ...price }) } })
  const checkout = { checkoutUrl: 'https://pay.example/1', startedAtMs: Date.now() }
  usePendingCheckouts.getState().begin(report.assessmentId, checkout)
  await expect.element(page.getByText(paymentWords.wait.processing)).toBeVisible()
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  await expect.element(page.getByText(paymentWords.wait.cameBack)).toBeVisible()
  await expect.element(page.getByText(paymentWords.wait.processing)).not.toBeInTheDocument()
})

test('a browser without storage is warned about it before the test', async () => {
  const { setItem } = Storage.prototype
  Storage.prototype.setItem = () => {
    throw new DOMException('', 'SecurityError')
  }
  onTestFinished(() => {
    Storage.prototype.setItem = setItem
  })
  localStorage.clear()
  await openApp('/longevity-test')
  await expect.element(page.getByText(wayWords.start.forgets)).toBeVisible()
})
