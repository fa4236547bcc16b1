import { expect } from '@playwright/test'
import { expectAccessibleInBothColours } from './steps/accessibility.ts'
import { test } from './steps/frugal-test.ts'
import {
  doubleText,
  expectInView,
  expectLargeTargets,
  expectNoSidewaysScroll,
  setLargeText,
} from './steps/layout.ts'
import { mailedCode } from './steps/mail-server.ts'
import {
  askForCode,
  codeField,
  continueButton,
  giveCode,
  newAddress,
  openSignIn,
  otherThan,
  sendButton,
  startLink,
} from './steps/sign-in.ts'

test('axe finds no violations on the sign-in page, light or dark', async ({ page }) => {
  await openSignIn(page)
  await expectAccessibleInBothColours(page, 'address')
  const address = newAddress()
  await askForCode(page, address)
  const wrong = otherThan(await mailedCode(address))
  await expectAccessibleInBothColours(page, 'code')
  for (let attempts = 0; attempts < 4; attempts++) {
    await giveCode(page, wrong)
    await expect(page.getByText('That is not the code we sent.')).toBeVisible()
  }
  await expectAccessibleInBothColours(page, 'wrong code')
  await giveCode(page, wrong)
  await expect(page.getByText(/^Locked\. Try again in/)).toBeVisible()
  await expectAccessibleInBothColours(page, 'locked')
})

test('everything fits the smallest phone with large targets, even at 200 % text', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await openSignIn(page)
  for (const way of [sendButton(page), startLink(page)]) await expectInView(page, way, 'address')
  await expectLargeTargets(page, 'address')
  await askForCode(page, newAddress())
  for (const part of [codeField(page), page.getByRole('button', { name: /^Resend/ }), continueButton(page)])
    await expectInView(page, part, 'code')
  await expectLargeTargets(page, 'code')
  await doubleText(page)
  await expectNoSidewaysScroll(page, 'code')
  await codeField(page).fill('4')
  await continueButton(page).click({ trial: true })
  await page.getByRole('link', { name: 'Back to home' }).click({ trial: true })
})

for (const height of [844, 640])
  test(`with large text on a phone ${height} px high, no scrolling is needed to start without an account`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height })
    await setLargeText(page)
    await openSignIn(page)
    for (const way of [sendButton(page), startLink(page)]) await expectInView(page, way, 'address')
  })

test('a person can sign in by keyboard alone', async ({ page }) => {
  const address = newAddress()
  await openSignIn(page)
  for (let steps = 0; steps < 8; steps++) {
    await page.keyboard.press('Tab')
    if (await page.getByLabel('Your email').evaluate(field => field === document.activeElement)) break
  }
  await page.keyboard.type(address)
  await page.keyboard.press('Enter')
  await expect(codeField(page)).toBeFocused()
  const code = await mailedCode(address)
  await page.keyboard.type(`ab${code.slice(0, 3)} x${code.slice(3)}`)
  await expect(codeField(page)).toHaveValue(code)
  // An extra digit replaces the last digit: there is never a seventh.
  await expect(codeField(page)).toHaveAttribute('maxlength', '6')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/onboarding\/intro$/)
})

test('a button says what is happening while its call is slow', async ({ page }) => {
  const address = newAddress()
  for (const call of ['send-otp', 'verify-otp'])
    await page.route(`**/api/lithe/${call}`, async route => {
      await new Promise(passed => setTimeout(passed, 600))
      await route.continue()
    })
  await openSignIn(page)
  await page.getByLabel('Your email').fill(address)
  await sendButton(page).click()
  await expect(page.getByRole('button', { name: 'Sending...' })).toBeDisabled()
  await codeField(page).fill(await mailedCode(address))
  await continueButton(page).click()
  await expect(page.getByRole('button', { name: 'Verifying...' })).toBeDisabled()
  await expect(page).toHaveURL(/\/onboarding\/intro$/)
})
