import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './steps/accessibility.ts'
import { test } from './steps/frugal-test.ts'
import { callerOf, leaveUnsent, rememberPerson } from './steps/known-report.ts'
import { expectInView, expectLargeTargets } from './steps/layout.ts'
import { mailedCode } from './steps/mail-server.ts'
import { makePastAssessments } from './steps/past-assessments.ts'
import { askForCode, codeField, continueButton, giveCode, newAddress, sendButton } from './steps/sign-in.ts'
import { loginWords } from './steps/words.ts'

async function signIn(page: Page, address = newAddress()) {
  await askForCode(page, address)
  await giveCode(page, await mailedCode(address))
  await expect(page).toHaveURL(/\/onboarding\/intro$/)
  return address
}

const whoIsThis = async (page: Page) => (await callerOf(page)).userIdentifier
const notice = (page: Page) => page.getByRole('dialog', { name: 'Please sign in again' })

const unsent = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter(key => key.startsWith('outbox:')).length)

test('a person whose session ended may postpone signing in or continue as a guest, and the account’s results are kept', async ({
  page,
}) => {
  await rememberPerson(page)
  const address = await signIn(page)
  await page.context().clearCookies()
  await page.goto('/longevity-test')
  await expect(notice(page)).toBeVisible()
  await page.getByRole('button', { name: 'Not now' }).click()
  await expect(notice(page)).toHaveCount(0)
  await leaveUnsent(page)
  await page.reload()
  await page.getByRole('button', { name: 'Continue as a guest' }).click()
  await expect(notice(page)).toHaveCount(0)
  expect(await whoIsThis(page)).toMatch(/^user_/)
  await expect(page.getByRole('button', { name: 'Start My Longevity Test' })).toBeEnabled()
  expect(await unsent(page)).toBe(1)
  expect(await page.evaluate(() => localStorage.getItem('profile-data'))).not.toContain(address)
})

test('a signed-in person is told so, may sign in as another, and signs out once nothing is unsent', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await rememberPerson(page)
  const address = await signIn(page)
  await page.goto('/login')
  await expect(page.getByText(`Signed in on this phone as ${address}`)).toBeVisible()
  await expectAccessible(page, 'signed in')
  await expectLargeTargets(page, 'signed in')
  for (const name of ['Sign out', 'Continue', 'Sign in as someone else'])
    await expectInView(page, page.getByRole('button', { name, exact: true }), 'signed in')
  await page.getByRole('button', { name: 'Sign in as someone else' }).click()
  await expect(page.getByLabel('Your email')).toHaveValue('')

  await page.goto('/login')
  await page.route('**/api/lithe/sessions/**', route => route.abort('connectionrefused'))
  await leaveUnsent(page)
  const signOut = page.getByRole('button', { name: 'Sign out', exact: true })
  await signOut.click()
  const question = page.getByRole('dialog', { name: 'One result is still on this phone' })
  await expectAccessible(page, 'one result is left')
  await question.getByRole('button', { name: 'Stay signed in' }).click()
  expect(await whoIsThis(page)).toBe(address)

  await page.unroute('**/api/lithe/sessions/**')
  await page.route('**/api/lithe/sign-out', route => route.abort('connectionrefused'))
  await signOut.click()
  await expect(page.getByText(/^You are still signed in\./)).toBeVisible()
  expect(await whoIsThis(page)).toBe(address)
  expect(await unsent(page), 'it was sent first').toBe(0)

  const [made = ''] = await makePastAssessments(page, [null])
  const otherTab = await page.context().newPage()
  await otherTab.goto(`/assessment/report/${made}`)
  await expect(otherTab.getByRole('figure').first()).toBeVisible()
  await page.unroute('**/api/lithe/sign-out')
  await signOut.click()
  await expect(page.getByText('You are signed out', { exact: true })).toBeVisible()
  await expect(page.getByLabel('Your email')).toHaveValue('')
  expect(await whoIsThis(page)).toMatch(/^user_/)
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(address)
  await expect(otherTab.getByText('Report Not Available')).toBeVisible()
  const refused = await page.request.post('/api/lithe/user', {
    data: { userIdentifier: address, source: 'web' },
  })
  expect(refused.status()).toBe(401)
})

test('a person who signs in as someone else on a guest’s phone gets none of the guest’s reports', async ({
  page,
}) => {
  const guest = await rememberPerson(page)
  const made = await makePastAssessments(page, [null], guest)
  await page.goto('/login')
  await page.getByRole('button', { name: 'Someone else?' }).click()
  await expect(page.getByText(loginWords.apart)).toBeVisible()
  const address = newAddress()
  await page.getByLabel('Your email').fill(address)
  await sendButton(page).click()
  await giveCode(page, await mailedCode(address))
  await expect(page).toHaveURL(/\/onboarding\/intro$/)
  const reportsOf = async (userIdentifier: string) => {
    const answer = await page.request.post('/api/lithe/user', { data: { userIdentifier, source: 'web' } })
    const { data } = (await answer.json()) as { data: { assessmentsData: { assessmentId: string }[] } }
    return data.assessmentsData.map(({ assessmentId }) => assessmentId)
  }
  expect(await reportsOf(address)).toEqual([])
  expect(await reportsOf(guest.userIdentifier)).toEqual(made)
})

test('a code works only in the browser that requested it, and guesses from elsewhere do not affect its owner', async ({
  page,
  browser,
}) => {
  const address = newAddress()
  await askForCode(page, address)
  const code = await mailedCode(address)
  const elsewhere = await browser.newPage()
  await elsewhere.goto('/login')
  await elsewhere.evaluate(
    email =>
      localStorage.setItem(
        'otp-state',
        JSON.stringify({
          version: 1,
          state: { byEmail: { [email]: { attemptsLeft: 5, lockedUntil: null, lastSentAt: Date.now() } } },
        }),
      ),
    address,
  )
  await elsewhere.reload()
  await elsewhere.getByLabel('Your email').fill(address)
  await giveCode(elsewhere, code)
  await expect(elsewhere.getByText(/A code only works where you asked for it\.$/)).toBeVisible()
  await elsewhere.close()
  await codeField(page).fill(code)
  await continueButton(page).click()
  await expect(page).toHaveURL(/\/onboarding\/intro$/)
})
