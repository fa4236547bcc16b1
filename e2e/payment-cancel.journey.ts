import { expect } from '@playwright/test'
import { test } from './steps/frugal-test.ts'
import { holdBack } from './steps/hold-back.ts'
import { dialog, openDialog, payButton, processing, unlockButton } from './steps/payment.ts'

test('Cancel and Escape cancel, even while the checkout is being created, and two presses create only one checkout', async ({
  page,
}) => {
  let calls = 0
  page.on('request', request => {
    if (request.url().endsWith('/generate-checkout')) calls += 1
  })
  await openDialog(page)
  const report = page.url()
  for (const [round, leave] of [
    () => dialog(page).getByRole('button', { name: 'Cancel' }).click(),
    () => page.keyboard.press('Escape'),
  ].entries()) {
    if (round > 0) await unlockButton(page).click()
    const checkout = await holdBack(page, '**/generate-checkout')
    await payButton(page).evaluate((button: HTMLElement) => {
      button.click()
      button.click()
    })
    await expect(dialog(page).getByRole('button', { name: 'Loading...' })).toBeDisabled()
    await leave()
    await expect(dialog(page)).toHaveCount(0)
    const answered = page.waitForResponse('**/generate-checkout')
    checkout.letGo()
    await (await answered).finished()
    await page.unroute('**/generate-checkout')
    // The response would take effect within two frames.
    await page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))))
    expect(page.url()).toBe(report)
    await expect(unlockButton(page)).toBeVisible()
    await expect(processing(page)).toHaveCount(0)
    expect(calls).toBe(round + 1)
  }
  await unlockButton(page).click()
  await payButton(page).click()
  await expect(page).toHaveURL(/\/sandbox-checkout\//)
})
