import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './steps/accessibility.ts'
import { test } from './steps/frugal-test.ts'
import { expectLargeTargets, expectNoSidewaysScroll } from './steps/layout.ts'
import { mailedCode } from './steps/mail-server.ts'
import { problemsOf } from './steps/page-problems.ts'
import { askForCode, giveCode, newAddress, openSignIn } from './steps/sign-in.ts'
import { addVirtualLock } from './steps/virtual-lock.ts'

const offer = (page: Page) => page.getByRole('region', { name: 'Signing in next time' })
const keys = (page: Page) => page.getByRole('region', { name: 'Your fingerprint or face' })
const passkeyButton = (page: Page) => page.getByRole('button', { name: /^Use your fingerprint or face/ })

const tooOld = { code: 403, message: 'Too old a proof.', data: null, error: 'fresh-proof-needed' }

async function signOut(page: Page) {
  await page.goto('/your-data')
  const places = page.getByRole('region', { name: 'Where you are signed in' })
  await places.getByRole('button', { name: 'Sign out', exact: true }).click()
  await expect(page.getByText('You are a guest on this phone.')).toBeVisible()
}

test('the phone’s own lock is offered after a sign-in by code, and then signs in until it is removed', async ({
  page,
}) => {
  const address = newAddress()
  await addVirtualLock(page)
  await askForCode(page, address)
  await giveCode(page, await mailedCode(address))
  await expect(page).toHaveURL(/\/onboarding\/intro$/)
  await expect(offer(page)).toBeVisible()
  await expectAccessible(page, 'the offer of a passkey')
  await offer(page).getByRole('button', { name: 'Set it up' }).click()
  await expect(page.getByText('That is set up').first()).toBeVisible()
  await expect(offer(page)).toHaveCount(0)

  // The browser offers the key in the email field; this virtual lock accepts every offer.
  await signOut(page)
  await page.goto('/login')
  await expect(page).toHaveURL(/\/onboarding\/intro$/)
  await expect(offer(page)).toHaveCount(0)

  await page.goto('/your-data')
  await expect(page.getByText(`You are signed in here as ${address}`)).toBeVisible()
  await expect(page.getByText('Signed in with your fingerprint, face or screen lock')).toBeVisible()
  await expect(keys(page).getByRole('listitem')).toContainText('last used today')
  await keys(page)
    .getByRole('button', { name: /^Rename/ })
    .click()
  await keys(page).getByLabel('What do you call it?').fill('Kitchen phone')
  await keys(page).getByRole('button', { name: 'Keep this name' }).click()
  await expect(keys(page).getByRole('listitem')).toContainText('Kitchen phone')
  await expectAccessible(page, 'a passkey in your data')
  await page.setViewportSize({ width: 360, height: 640 })
  await expectNoSidewaysScroll(page, 'passkeys on a small phone')
  await expectLargeTargets(page, 'passkeys on a small phone')

  // As if ten minutes had passed since sign-in: the page asks in place, and the action continues.
  await page.route('**/api/lithe/me/export', route => route.fulfill({ status: 403, json: tooOld }), {
    times: 1,
  })
  await page.getByRole('button', { name: 'Keep a copy' }).click()
  const sheet = page.getByRole('dialog', { name: 'Is it still you?' })
  await expect(sheet.getByText(`A code goes to ${address}`)).toBeVisible()
  await expectAccessible(page, 'a fresh proof')
  const download = page.waitForEvent('download')
  await passkeyButton(page).click()
  expect((await download).suggestedFilename()).toMatch(/^lithe-.*[.]json$/)
  await expect(sheet).toHaveCount(0)

  await keys(page).getByRole('button', { name: 'Remove Kitchen phone' }).click()
  await expect(keys(page).getByText('That key no longer signs in.')).toBeVisible()
  await signOut(page)
  await openSignIn(page)
  await expect(page.getByText('This fingerprint or face sign-in was removed')).toBeVisible()
  await expect(page.getByLabel('Your email')).toBeEditable()
})

test('a declined offer is not repeated, and a browser without a lock makes no offer', async ({ page }) => {
  const [first, second, third] = [newAddress(), newAddress(), newAddress()]
  await askForCode(page, first)
  await giveCode(page, await mailedCode(first))
  await expect(page.getByRole('heading', { name: 'Meet Etta' })).toBeVisible()
  await expect(offer(page)).toHaveCount(0)
  await signOut(page)

  await addVirtualLock(page)
  await askForCode(page, second)
  await giveCode(page, await mailedCode(second))
  await offer(page).getByRole('button', { name: 'No, thank you' }).click()
  await expect(offer(page)).toHaveCount(0)
  await signOut(page)

  await askForCode(page, third)
  await giveCode(page, await mailedCode(third))
  await expect(page.getByRole('heading', { name: 'Meet Etta' })).toBeVisible()
  await expect(offer(page)).toHaveCount(0)
})

test('passkey autofill that is advertised but fails shows no error', async ({ page }) => {
  const problems = problemsOf(page)
  await page.addInitScript(() => {
    // Chromium without a lock leaves a conditional request pending for good; other browsers reject it like this.
    navigator.credentials.get = () => {
      // The page learns of it first.
      setTimeout(() => document.documentElement.setAttribute('data-refused', ''))
      return Promise.reject(new DOMException('no lock', 'NotSupportedError'))
    }
  })
  await openSignIn(page)
  await expect(page.locator('html')).toHaveAttribute('data-refused', '')
  await expect(page.getByLabel('Your email')).toBeEditable()
  expect(problems).toEqual([])
})
