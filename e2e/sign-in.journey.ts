import { expect, type Page } from '@playwright/test'
import { test } from './steps/frugal-test.ts'
import { leaveUnsent, person, rememberPerson, uploadResults } from './steps/known-report.ts'
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
import { signInWords, wayWords } from './steps/words.ts'

const storedUserId = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('user-id') ?? '{}').state?.userIdentifier)

/** What the server tells this page's browser about a person. */
const askAbout = (page: Page, userIdentifier: string) =>
  page.evaluate(
    async body => {
      const headers = { 'Content-Type': 'application/json' }
      const answer = await fetch('/api/lithe/user', { method: 'POST', headers, body })
      return { status: answer.status, body: await answer.json() }
    },
    JSON.stringify({ userIdentifier, source: 'web' }),
  )

test('the sign-in page says what it is, and does not mention Google if there is no Google client', async ({
  page,
}) => {
  await page.goto('/login')
  await expect(page.getByRole('heading', { name: 'Sign in to Lithe' })).toBeVisible()
  await expect(page.getByText('We email you six digits.')).toBeVisible()
  await expect(page.getByText('We only use your email to create or sign in to your account.')).toBeVisible()
  await expect(page.getByText('OR', { exact: true })).toHaveCount(0)
  await expect(page.locator('script[src*="google"]')).toHaveCount(0)
  await startLink(page).click()
  await expect(page, 'a newcomer meets the start page').toHaveURL(/\/longevity-test$/)
  await page.goto('/login')
  await page.getByRole('link', { name: 'Back to home' }).click()
  await expect(page).toHaveURL(/:\d+\/$/)
})

test('the code from a real email signs a guest in, and the earlier report moves along', async ({
  page,
  context,
}) => {
  const sessions = await uploadResults(page, { by: await rememberPerson(page) })
  await page.goto(`/assessment/generate?${new URLSearchParams(sessions)}`)
  await expect(page).toHaveURL(/\/assessment\/report\//)
  const guest = await storedUserId(page)

  const address = newAddress()
  await askForCode(page, address.toUpperCase())
  await expect(page.getByText(`Enter the 6-digit code sent to ${address}`)).toBeVisible()
  await expect(continueButton(page)).toBeDisabled()
  await codeField(page).fill('48')
  await continueButton(page).click()
  await expect(page.getByText(signInWords.code.tooShort({ digits: 6 }))).toBeVisible()
  await expect(codeField(page)).toBeFocused()
  const code = await mailedCode(address)
  await codeField(page).fill('')
  await codeField(page).pressSequentially(code)
  await expect(codeField(page)).toHaveValue(code)
  await continueButton(page).click()
  await expect(page).toHaveURL(/\/onboarding\/intro$/)
  await page.getByRole('link', { name: wayWords.intro.reports({ count: 1 }) }).click()
  await expect(page).toHaveURL(/\/assessment\/list$/)

  expect(await storedUserId(page)).toBe(address)
  const [cookie] = (await context.cookies()).filter(({ name }) => name === 'lithe_session')
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax' })
  const account = await askAbout(page, address)
  expect(account.body.data.userDetails).toEqual(person)
  expect(account.body.data.assessmentsData).toHaveLength(1)
  expect((await askAbout(page, guest)).body.data.assessmentsData).toEqual([])
  expect((await askAbout(page, newAddress())).status).toBe(403)
})

test('a result still unsent before the sign-in moves along too', async ({ page }) => {
  await page.goto('/longevity-test')
  await page.route('**/api/lithe/sessions/**', route => route.abort('connectionrefused'))
  const { sessionId, upload } = await leaveUnsent(page)
  const address = newAddress()
  await askForCode(page, address)
  await page.unroute('**/api/lithe/sessions/**')
  await giveCode(page, await mailedCode(address))
  await expect(page).toHaveURL(/\/onboarding\/intro$/)
  const request = page.context().request
  const put = (userIdentifier: unknown) =>
    request.put(`/api/lithe/sessions/${sessionId}`, { data: { ...upload, userIdentifier } })
  expect((await put(upload.userIdentifier)).status(), 'it is no longer the guest’s').toBe(409)
  expect(await (await put(address)).json()).toMatchObject({ data: { stored: 'already' } })
})

test('a code with a space in it can be pasted', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await askForCode(page, newAddress())
  await page.evaluate(() => navigator.clipboard.writeText('482 137'))
  await codeField(page).press('ControlOrMeta+v')
  await expect(codeField(page)).toHaveValue('482137')
})

test('a person whose data cannot be fetched after signing in continues to the introduction', async ({
  page,
}) => {
  const address = newAddress()
  await askForCode(page, address)
  await page.route('**/api/lithe/user', route => route.abort('connectionrefused'))
  const asked = page.waitForRequest('**/api/lithe/user')
  await giveCode(page, await mailedCode(address))
  expect((await asked).postDataJSON()).toMatchObject({ userIdentifier: address })
  await expect(page).toHaveURL(/\/onboarding\/intro$/)
  expect(await storedUserId(page)).toBe(address)
})

test('five wrong codes lock the email address for twenty minutes, across reloads', async ({ page }) => {
  await page.clock.install()
  const address = newAddress()
  await askForCode(page, address)
  const wrong = otherThan(await mailedCode(address))
  const attempts = page.getByText(/^Attempts left/)
  for (const said of [null, 'Attempts left: 3/5', 'Attempts left: 2/5', 'Attempts left: 1/5']) {
    await giveCode(page, wrong)
    await expect(page.getByText('That is not the code we sent.')).toBeVisible()
    if (said === null) await expect(attempts).toHaveCount(0)
    else await expect(attempts).toHaveText(said)
    await expect(codeField(page)).toBeFocused()
  }
  await giveCode(page, wrong)
  await expect(page.getByText(/^Locked\. Try again in 1(200|19\d)s$/)).toBeVisible()
  await expect(codeField(page)).toHaveCount(0)
  await expect(sendButton(page)).toBeDisabled()
  await expect(startLink(page), 'there is always a way on').toBeVisible()

  await page.reload()
  await page.getByLabel('Your email').fill('someone.else@example.org')
  await expect(sendButton(page)).toBeEnabled()
  await page.getByLabel('Your email').fill(address.toUpperCase())
  await expect(page.getByText(/^Locked\. Try again in/)).toBeVisible()
  await expect(sendButton(page)).toBeDisabled()

  await page.clock.fastForward('20:00')
  await expect(page.getByText(/^Locked/)).toHaveCount(0)
  await sendButton(page).click()
  // Only the browser's clock has advanced: the server still refuses, and the person is told.
  await expect(page.getByText('There were too many wrong codes for this address.')).toBeVisible()
  await expect(codeField(page)).toHaveCount(0)
})

test('another code can be requested after 120 seconds, across reloads', async ({ page }) => {
  await page.clock.install()
  const address = newAddress()
  await askForCode(page, address)
  const resend = page.getByRole('button', { name: /^Resend/ })
  await expect(resend).toHaveText(/^Resend in 1(20|19|18)s$/)
  await expect(resend).toBeDisabled()
  await page.clock.fastForward('01:00')
  await expect(resend).toHaveText(/^Resend in (60|59|58|57)s$/)

  await page.reload()
  await expect(resend).toHaveCount(0)
  await page.getByLabel('Your email').fill(address)
  await expect(resend).toHaveText(/^Resend in \d\ds$/)
  await expect(codeField(page)).toBeVisible()
  await page.clock.fastForward('01:00')
  await expect(resend).toHaveText('Resend OTP')
  await expect(resend).toBeEnabled()
})

test('no code field appears if the api is out of reach, and one line says how to continue', async ({
  page,
}) => {
  const said: string[] = []
  page.on('console', message => said.push(message.text()))
  await openSignIn(page)
  await page.route('**/api/**', route => route.abort('connectionrefused'))
  await page.getByLabel('Your email').fill(newAddress())
  await sendButton(page).click()
  await expect(page.getByText(/^No code was sent: you seem to be offline\./)).toBeVisible()
  await expect(codeField(page)).toHaveCount(0)
  expect(said.join('\n')).toContain('The sign-in code could not be sent')
  await page.unroute('**/api/**')
  await sendButton(page).click()
  await expect(codeField(page)).toBeVisible()
})

test('a code that could not be checked costs no attempt and stays in its field, and the person is told why', async ({
  page,
}) => {
  const address = newAddress()
  await askForCode(page, address)
  await page.route('**/api/lithe/verify-otp', route => route.abort('internetdisconnected'))
  await codeField(page).fill(await mailedCode(address))
  for (let tries = 0; tries < 5; tries++) {
    await continueButton(page).click()
    await expect(page.getByText(/^We could not check your code: you seem to be offline\./)).toBeVisible()
    await expect(continueButton(page)).toBeEnabled()
  }
  await expect(page.getByText(/^(Attempts left|Locked)/)).toHaveCount(0)
  await page.unroute('**/api/lithe/verify-otp')
  await continueButton(page).click()
  await expect(page).toHaveURL(/\/onboarding\/intro$/)
})
