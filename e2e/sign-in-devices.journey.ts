import { type Browser, expect, type Page } from '@playwright/test'
import type { GoogleIssuer } from '../apps/api/src/testing/google-issuer.ts'
import { googleOrigin } from './playwright.config.ts'
import { expectAccessible } from './steps/accessibility.ts'
import { makeFrugal, test } from './steps/frugal-test.ts'
import { expectNoGoogle, meetGoogle, openIssuer, signInWithGoogle } from './steps/google.ts'
import { doubleText, expectLargeTargets, expectNoSidewaysScroll } from './steps/layout.ts'

const phone =
  'Mozilla/5.0 (Linux; Android 15; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/139.0.0.0 Mobile Safari/537.36'
const tablet =
  'Mozilla/5.0 (iPad; CPU OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1'

let issuer: GoogleIssuer
test.beforeAll(async () => {
  issuer = await openIssuer()
})
test.afterAll(() => issuer.close())
test.use({ baseURL: googleOrigin })

/** Opens a device on which a person has just signed in. */
async function signedIn(browser: Browser, userAgent: string, claims: { sub: string; email: string }) {
  const context = await browser.newContext({ baseURL: googleOrigin, userAgent })
  await makeFrugal(context)
  const page = await context.newPage()
  await meetGoogle(page, issuer, claims)
  await signInWithGoogle(page)
  await expect(page).toHaveURL(/\/onboarding\/intro$/)
  await expectNoGoogle(page)
  return page
}

async function openYourData(page: Page) {
  await page.goto('/your-data')
  await expect(places(page).first()).toBeVisible()
}

const places = (page: Page) =>
  page.getByRole('region', { name: 'Where you are signed in' }).getByRole('listitem')
const place = (page: Page, name: string) => places(page).filter({ hasText: name })

test('an account sees its devices, signs out another, which says so, and can sign out all of them', async ({
  browser,
}) => {
  const claims = { sub: `${Date.now()}`, email: `rosa.${crypto.randomUUID()}@gmail.com` }
  const here = await signedIn(browser, phone, claims)
  const there = await signedIn(browser, tablet, claims)

  await openYourData(here)
  await expect(here.getByText(`You are signed in here as ${claims.email}`)).toBeVisible()
  await expect(places(here)).toHaveCount(2)
  await expect(place(here, 'This phone')).toContainText('Chrome on Android')
  await expect(place(here, 'Safari on iPad')).toContainText('Last seen today')
  await expect(place(here, 'Safari on iPad')).toContainText('Signed in with Google')
  for (const colorScheme of ['light', 'dark'] as const) {
    await here.emulateMedia({ colorScheme })
    await expectAccessible(here, `devices, ${colorScheme}`)
  }
  await here.setViewportSize({ width: 360, height: 640 })
  await expectNoSidewaysScroll(here, 'devices on a small phone')
  await expectLargeTargets(here, 'devices on a small phone')

  await place(here, 'Safari on iPad').getByRole('button', { name: 'Sign out Safari on iPad' }).click()
  await expect(places(here)).toHaveCount(1)
  await expect(here.getByText('That device is signed out.')).toBeVisible()
  await there.goto('/your-data')
  await expect(there.getByText(/Please sign in again/).first()).toBeVisible()

  const again = await signedIn(browser, tablet, claims)
  await openYourData(again)
  await again.getByRole('button', { name: 'Sign out everywhere else' }).click()
  await expect(places(again)).toHaveCount(1)
  await expect(again.getByText('Every other device is signed out.')).toBeVisible()
  await here.reload()
  await expect(here.getByText(/Please sign in again/).first()).toBeVisible()

  await doubleText(again)
  await expectNoSidewaysScroll(again, 'devices with large text')
  await again.getByRole('button', { name: 'Erase everything...' }).click()
  const sheet = again.getByRole('dialog')
  await expect(sheet).toContainText('Your account, on every device')
  await sheet.getByLabel('Yes, erase all of it').check()
  await sheet.getByRole('button', { name: 'Erase everything' }).click()
  await expect(again.getByText('Everything is erased').first()).toBeVisible()
  expect(await again.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain(claims.email)
})

test('signing out leaves the phone to a guest, and clears its list of sent calls', async ({ browser }) => {
  const claims = { sub: `${Date.now()}1`, email: `rosa.${crypto.randomUUID()}@gmail.com` }
  const page = await signedIn(browser, phone, claims)
  await openYourData(page)
  await expect(page.getByText('No name and no measurement yet')).toBeVisible()
  await place(page, 'This phone').getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByText('You are a guest on this phone.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Where you are signed in' })).toHaveCount(0)
  await page.getByRole('link', { name: 'See what left this phone' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'What left this phone' })).toBeVisible()
  await expect(page.getByText('Google’s word that it is you')).toHaveCount(0)
})
