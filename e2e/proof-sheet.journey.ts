import { expect } from '@playwright/test'
import type { GoogleIssuer } from '../apps/api/src/testing/google-issuer.ts'
import { googleOrigin } from './playwright.config.ts'
import { expectAccessible } from './steps/accessibility.ts'
import { test } from './steps/frugal-test.ts'
import {
  expectNoGoogle,
  googlesButton,
  meetGoogle,
  newGmail,
  openIssuer,
  ownWay,
  signInWithGoogle,
} from './steps/google.ts'
import { keptState } from './steps/profiles.ts'
import { loginWords, signInWords, yourDataWords } from './steps/words.ts'

test.use({ baseURL: googleOrigin })

let issuer: GoogleIssuer
test.beforeAll(async () => {
  issuer = await openIssuer()
})
test.afterAll(() => issuer.close())

const tooOld = { code: 403, message: 'Too old a proof.', data: null, error: 'fresh-proof-needed' }

test('an erasure that needs proof from Google accepts no other account, and reopens the sheet where it was left', async ({
  page,
}) => {
  const rosa = newGmail()
  const shown = { ...rosa }
  await meetGoogle(page, issuer, shown)
  await signInWithGoogle(page)
  await expect(page).toHaveURL(/\/onboarding\/intro$/)
  await expectNoGoogle(page)

  await page.goto('/your-data')
  await page.getByRole('button', { name: yourDataWords.erase.open }).click()
  const erasing = page.getByRole('dialog', { name: yourDataWords.erase.ask })
  // As if ten minutes had passed since sign-in.
  const refused = { status: 403, json: tooOld }
  await page.route('**/api/lithe/me', route => route.fulfill(refused), { times: 1 })
  await erasing.getByRole('checkbox').check()
  await erasing.getByRole('button', { name: yourDataWords.erase.title }).click()
  const proof = page.getByRole('dialog', { name: signInWords.again.title })
  await expect(proof).toBeVisible()
  await expectAccessible(page, 'a fresh proof with Google')
  await proof.getByRole('button', { name: signInWords.again.googleInstead }).click()
  await ownWay(page).click()

  Object.assign(shown, newGmail())
  await googlesButton(page).click()
  await expect(page.getByText('That belongs to another account, so we did nothing.')).toBeVisible()
  expect((await keptState(page, 'user-id')).userIdentifier).toBe(rosa.email)

  Object.assign(shown, rosa)
  await googlesButton(page).click()
  await expect(page).toHaveURL(/\/your-data$/)
  await erasing.getByRole('checkbox').check()
  await erasing.getByRole('button', { name: yourDataWords.erase.title }).click()
  await expect(
    page
      .getByText(yourDataWords.who.guest)
      .or(page.getByText(/erased/i))
      .first(),
  ).toBeVisible()
  expect((await keptState(page, 'user-id'))?.userIdentifier).not.toBe(rosa.email)
})

test('the page offers the remaining methods without asking for an email address if there are no email codes', async ({
  page,
}) => {
  let googleClientId: string | null = null
  await page.route('**/api/lithe/config', async route => {
    const answer = await route.fetch()
    const { data, ...rest } = await answer.json()
    const google = googleClientId === null ? { googleClientId } : {}
    await route.fulfill({
      response: answer,
      json: { ...rest, data: { ...data, emailSignIn: false, ...google } },
    })
  })
  await page.goto('/login')
  await expect(page.getByText(/You can still do the test /)).toBeVisible()
  await expect(page.getByLabel(signInWords.email.label)).toHaveCount(0)
  await expect(page.getByRole('button', { name: signInWords.email.send })).toHaveCount(0)
  await expectAccessible(page, 'signing in where nothing is open')

  googleClientId = 'as the server has it'
  await page.reload()
  await expect(ownWay(page)).toBeVisible()
  await expect(page.getByText('OR', { exact: true })).toHaveCount(0)
  await expect(page.getByLabel(signInWords.email.label)).toHaveCount(0)
  await page.getByRole('link', { name: loginWords.start }).click()
  await expect(page).toHaveURL(/\/longevity-test$/)
})
