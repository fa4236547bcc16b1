import { expect, type Page } from '@playwright/test'
import type { GoogleIssuer } from '../apps/api/src/testing/google-issuer.ts'
import { googleOrigin } from './playwright.config.ts'
import { expectAccessible } from './steps/accessibility.ts'
import { again } from './steps/again.ts'
import { test } from './steps/frugal-test.ts'
import {
  expectNoGoogle,
  googlesButton,
  meetGoogle,
  newGmail,
  newSubject,
  openIssuer,
  ownWay,
  signInWithGoogle,
} from './steps/google.ts'
import { callerOf, rememberPerson, uploadResults } from './steps/known-report.ts'
import { expectLargeTargets } from './steps/layout.ts'
import { mailedCode } from './steps/mail-server.ts'
import { unlockButton } from './steps/payment.ts'
import { keptState, rememberProfiles } from './steps/profiles.ts'
import { codeField, giveCode, newAddress, sendButton } from './steps/sign-in.ts'

test.use({ baseURL: googleOrigin })

let issuer: GoogleIssuer
test.beforeAll(async () => {
  issuer = await openIssuer()
})
test.afterAll(() => issuer.close())

const whoIsThis = async (page: Page) => (await callerOf(page)).userIdentifier

/** Asks from the app's own browser, with its session. */
const askAbout = (page: Page, userIdentifier: string) =>
  page.evaluate(async caller => {
    const headers = { 'Content-Type': 'application/json' }
    const body = JSON.stringify({ userIdentifier: caller, source: 'web' })
    const answer = await fetch('/api/lithe/user', { method: 'POST', headers, body })
    return { status: answer.status, data: (await answer.json()).data }
  }, userIdentifier)

test('a first Google sign-in contacts Google only after the press, fills in the details and leaves no script behind', async ({
  page,
  context,
}) => {
  const person = { ...newGmail(), name: 'Rosa Lind', gender: 'Female', birthdate: '1955-03-02' }
  const { asked } = await meetGoogle(page, issuer, person)
  await page.goto('/')
  await page.getByRole('link', { name: 'Start in the browser' }).click()
  await expect(ownWay(page)).toBeVisible()
  expect(asked, 'before the press').toEqual([])
  await page.evaluate(() => Object.assign(window, { isFirstDocument: true }))
  await ownWay(page).click()
  await googlesButton(page).click()
  await expect(page).toHaveURL(/\/onboarding\/intro$/)
  await expectNoGoogle(page)
  expect(asked).toEqual([{ url: 'https://accounts.google.com/gsi/client', referrer: `${googleOrigin}/` }])
  expect(await page.evaluate(() => 'isFirstDocument' in window), 'a document of its own').toBe(false)
  expect(await whoIsThis(page)).toBe(person.email)
  const age = String(
    new Date().getFullYear() - 1955 - (new Date() < new Date(new Date().getFullYear(), 2, 2) ? 1 : 0),
  )
  expect(await keptState(page, 'onboarding-data')).toMatchObject({ name: 'Rosa Lind', age, sex: 'Female' })
  expect((await askAbout(page, person.email)).status).toBe(200)
  const cookies = await context.cookies()
  expect(cookies.find(({ name }) => name.endsWith('lithe_session'))).toMatchObject({ httpOnly: true })
})

test('data of a guest’s profiles moves along, and going back in history leaves no trace of Google either', async ({
  page,
}) => {
  const { owner, profiles } = await rememberProfiles(page, [
    { name: 'Rosa', age: '71', sex: 'Female' },
    { name: 'Karl', age: '74', sex: 'Male' },
  ])
  const person = newGmail()
  await meetGoogle(page, issuer, person)
  await page.goto('/profiles')
  const [, karl] = profiles
  await page.request.put('/api/lithe/user', {
    data: {
      userIdentifier: karl?.userId,
      source: 'web',
      userDetails: { name: 'Karl', age: '74', sex: 'Male' },
    },
  })
  await page.goto('/')
  await page.getByRole('link', { name: 'Start in the browser' }).click()
  await ownWay(page).click()
  await expect(googlesButton(page)).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(`${googleOrigin}/`)
  await expectNoGoogle(page)

  await signInWithGoogle(page)
  await expect(page).toHaveURL(/\/onboarding\/intro$/)
  await expectNoGoogle(page)
  const renamed = `${person.email}${karl?.userId.slice(owner.length)}`
  const { profiles: kept } = await keptState(page, 'profile-data')
  expect(kept).toMatchObject([
    { name: 'Rosa', userId: person.email },
    { name: 'Karl', userId: renamed },
  ])
  expect((await askAbout(page, renamed)).data.userDetails).toMatchObject({ name: 'Karl' })

  await page.goto('/login')
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByText('You are signed out', { exact: true })).toBeVisible()
  expect((await keptState(page, 'profile-data')).profiles).toHaveLength(1)
  await signInWithGoogle(page)
  await expect(page).toHaveURL(/\/onboarding\/intro$/)
  await expectNoGoogle(page)
  await expect
    .poll(async () =>
      (await keptState(page, 'profile-data')).profiles.map(({ name }: { name: string }) => name),
    )
    .toContain('Karl')
})

test('an address not hosted by Google is proven once by code, and later by Google alone', async ({
  page,
}) => {
  const person = { sub: newSubject(), email: newAddress() }
  await meetGoogle(page, issuer, person)
  await signInWithGoogle(page)
  await expect(page.getByText('Google does not run this address')).toBeVisible()
  await expect(page.getByLabel('Your email')).toHaveValue(person.email)
  await expect(codeField(page)).toBeFocused()
  await expectAccessible(page, 'a code for an address of Google’s')
  await giveCode(page, await mailedCode(person.email))
  await expect(page).toHaveURL(/\/onboarding\/intro$/)
  await expectNoGoogle(page)
  expect(await whoIsThis(page)).toBe(person.email)

  await page.context().clearCookies()
  await page.evaluate(() => localStorage.clear())
  await signInWithGoogle(page)
  await expect(page).toHaveURL(/\/onboarding\/intro$/)
  await expectNoGoogle(page)
  expect(await whoIsThis(page)).toBe(person.email)
})

test(
  'a person whose session ended returns by any sign-in method to the report they were reading',
  again,
  async ({ page }) => {
    await rememberPerson(page)
    const rosa = newGmail()
    await meetGoogle(page, issuer, rosa)
    await signInWithGoogle(page)
    await expect(page).toHaveURL(/\/onboarding\/intro$/)
    await expectNoGoogle(page)
    const sessions = await uploadResults(page)
    await page.goto(`/assessment/generate?${new URLSearchParams(sessions)}`)
    await expect(page).toHaveURL(/\/assessment\/report\//)
    const report = page.url()

    const notice = page.getByRole('dialog', { name: 'Please sign in again' })
    const endSession = async () => {
      await page.context().clearCookies()
      await page.reload()
      await expect(notice.getByText(rosa.email)).toBeVisible()
    }
    const expectToBeBack = async () => {
      await expect(page).toHaveURL(report)
      await expect(unlockButton(page)).toBeVisible()
      await expect(notice).toHaveCount(0)
    }
    await endSession()
    await expectAccessible(page, 'please sign in again')
    await expectLargeTargets(page, 'please sign in again')
    await page.getByRole('button', { name: 'Sign in again' }).click()
    await expect(page.getByLabel('Your email')).toHaveValue(rosa.email)
    await sendButton(page).click()
    await giveCode(page, await mailedCode(rosa.email))
    await expectToBeBack()

    await endSession()
    await page.getByRole('button', { name: 'Sign in again' }).click()
    await ownWay(page).click()
    await googlesButton(page).click()
    await expectToBeBack()
    await expectNoGoogle(page)
  },
)

test('a forged Google token opens nothing, and the person is told and continues as before', async ({
  page,
}) => {
  await meetGoogle(page, issuer, newGmail(), 'forge')
  await page.goto('/login')
  const guest = await whoIsThis(page)
  await signInWithGoogle(page)
  await expect(page).toHaveURL(/\/onboarding\/intro$/)
  await expectNoGoogle(page)
  await expect(page.getByText('You are not signed in', { exact: true })).toBeVisible()
  await expect(page.getByText(/^We could not be sure it is you\./)).toBeVisible()
  await expectNoGoogle(page)
  expect(await whoIsThis(page)).toBe(guest)
})
