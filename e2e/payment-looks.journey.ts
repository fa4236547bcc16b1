import { expect } from '@playwright/test'
import { expectAccessibleInBothColours } from './steps/accessibility.ts'
import { atRest } from './steps/at-rest.ts'
import { test } from './steps/frugal-test.ts'
import { doubleText, expectInView, expectLargeTargets, expectNoSidewaysScroll } from './steps/layout.ts'
import { apply, dialog, goToCheckout, openDialog, payButton, processing } from './steps/payment.ts'

test('axe finds no violations from the dialog through payment and waiting', async ({ page }) => {
  await openDialog(page)
  await apply(page, 'NO-SUCH-CODE')
  await expect(dialog(page).getByText('Invalid promo code.')).toBeVisible()
  await expectAccessibleInBothColours(page, 'the dialog')
  const assessmentId = page.url().split('/').at(-1) ?? ''
  await payButton(page).click()
  await page.getByRole('button', { name: 'Use a declined card' }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await expectAccessibleInBothColours(page, 'the page on which one pays')
  await page.clock.install({ time: new Date(Date.now() + 40_000) })
  await page.goto(`/assessment/report/${assessmentId}`)
  await expect(page.getByText('This is taking longer than usual.')).toBeVisible()
  await expectAccessibleInBothColours(page, 'waiting')
})

test('the whole dialog fits the smallest phone with large targets, even at 200 % text', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await openDialog(page)
  await atRest(page)
  await expectInView(page, dialog(page), 'the dialog')
  await expectInView(page, payButton(page), 'the dialog')
  const cancel = dialog(page).getByRole('button', { name: 'Cancel' })
  await expectInView(page, cancel, 'the dialog')
  await expectLargeTargets(page, 'the dialog')
  await doubleText(page)
  await expectNoSidewaysScroll(page, 'the dialog in large text')
  await cancel.scrollIntoViewIfNeeded()
  await expectInView(page, cancel, 'the dialog in large text')
})

test('the payment and waiting pages fit the smallest phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  const assessmentId = await goToCheckout(page)
  await expectInView(page, page.getByRole('button', { name: 'Cancel' }), 'the payment')
  await expectLargeTargets(page, 'the payment')
  await page.goto(`/assessment/report/${assessmentId}`)
  await expect(processing(page)).toBeVisible()
  await expectNoSidewaysScroll(page, 'the wait')
})
