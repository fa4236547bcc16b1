import { readFile } from 'node:fs/promises'
import { Export } from '@lithe/contracts/api'
import { expect, type Page } from '@playwright/test'
import { test } from './steps/frugal-test.ts'
import { callerOf, leaveUnsent, uploadResults } from './steps/known-report.ts'
import { introduceOneself } from './steps/onboarding.ts'
import { makeReport } from './steps/open-report.ts'
import { makePastAssessments } from './steps/past-assessments.ts'
import { apply, dialog, unlockButton } from './steps/payment.ts'
import { keptState, openProfiles, rememberProfiles } from './steps/profiles.ts'
import { inOrder, listenToWire, writtenDown } from './steps/wire.ts'
import {
  feedbackWords,
  landingWords,
  leftPhoneWords,
  peopleWords,
  shellWords,
  yourDataWords,
} from './steps/words.ts'

const ada = { name: 'Ada', age: '62', sex: 'Female' } as const
const emil = { name: 'Emil', age: '71', sex: 'Male' } as const

const openYourData = async (page: Page) => {
  await page.goto('/your-data')
  await expect(page.getByRole('heading', { level: 1, name: 'Your data' })).toBeVisible()
}
const number = (page: Page, unit: string) =>
  page
    .locator('dl > div')
    .filter({ hasText: new RegExp(`^${unit}\\d`) })
    .locator('dd')
const sheet = (page: Page) => page.getByRole('dialog', { name: yourDataWords.erase.ask })
const eraseButton = (page: Page) => sheet(page).getByRole('button', { name: yourDataWords.erase.title })

/** What the server still holds about a person. */
async function exportOf(page: Page, userIdentifier: string) {
  const answer = await page.context().request.get('/api/lithe/me/export', {
    headers: { 'lithe-user': encodeURIComponent(userIdentifier) },
  })
  return Export.parse(((await answer.json()) as { data: unknown }).data)
}

test('every call of a whole visit is logged as sent, with secrets hidden, and every body is JSON', async ({
  page,
}) => {
  const wire = listenToWire(page)
  await page.goto('/longevity-test')
  await introduceOneself(page, { name: 'Ada', age: 62, sex: 'Female' })
  await leaveUnsent(page)
  const uploaded = page.waitForResponse('**/api/lithe/sessions/*')
  await page.reload()
  await uploaded

  const sessions = await uploadResults(page)
  await page.goto(`/assessment/generate?${new URLSearchParams(sessions)}`)
  await expect(page).toHaveURL(/\/assessment\/report\//)
  await unlockButton(page).click()
  await apply(page, 'NO-SUCH-CODE')
  await expect(dialog(page).getByText('Invalid promo code.')).toBeVisible()
  const assessmentId = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  await page.goto(`/assessment/feedback?assessmentId=${assessmentId}`)
  await page.getByRole('radio', { name: /^4 stars?: / }).check({ force: true })
  await page.getByRole('button', { name: feedbackWords.submit }).click()
  await expect(page.getByRole('heading', { name: feedbackWords.thanks.title })).toBeVisible()

  await page.goto('/longevity-test')
  await expect(page).toHaveURL(/\/assessment\/list$/)
  await page.getByRole('link', { name: 'Your data' }).click()
  await expect(number(page, 'measurements')).toHaveText('4')
  await page.route('**/api/lithe/me/export', route => route.abort('connectionrefused'))
  await page.clock.install()
  await page.clock.fastForward('02:00')
  await page.getByRole('button', { name: yourDataWords.copy.button }).click()
  await expect(page.getByText('No copy was made. The server did not answer')).toBeVisible()
  await page.getByRole('link', { name: yourDataWords.left.see }).click()

  const list = page.getByRole('region', { name: leftPhoneWords.day.today })
  await expect(list.getByText('Name, age and sex: Ada, 62, female').first()).toBeVisible()
  await expect(list.getByText('No number came from: squats')).toBeVisible()
  await expect(list.getByText('4 of 5 stars', { exact: true })).toBeVisible()
  await expect(list.getByText(leftPhoneWords.fates.unanswered)).not.toHaveCount(0)
  const promo = list.getByRole('listitem').filter({ hasText: leftPhoneWords.purposes.applyPromoCode })
  await expect(promo).toContainText(leftPhoneWords.fates.refused)
  await promo.getByRole('button', { name: leftPhoneWords.exactText }).click()
  await expect(promo.locator('pre')).toContainText('"promoCode": "(…)"')
  expect(await page.content()).not.toContain('NO-SUCH-CODE')

  expect(inOrder(await writtenDown(page))).toEqual(inOrder(wire.calls()))
  expect(new Set(wire.calls().map(({ path }) => path.replace(/[0-9a-f-]{36}/, ':id')))).toEqual(
    new Set([
      '/api/lithe/user',
      '/api/lithe/sessions/:id',
      '/api/lithe/generate-report',
      '/api/lithe/report/:id',
      '/api/lithe/report/:id/payment',
      '/api/lithe/apply-promo-code',
      '/api/lithe/save-feedback',
      '/api/lithe/config',
      '/api/lithe/me/kept',
      '/api/lithe/me/export',
    ]),
  )
  for (const request of wire.requests.filter(sent => sent.postData() !== null))
    expect(request.headers()['content-type'], request.url()).toBe('application/json')
})

test('a phone just opened has sent nothing, and back leads to the previous page', async ({ page }) => {
  await page.goto('/your-data/sent')
  await expect(page.getByText(leftPhoneWords.nothing)).toBeVisible()
  await page.getByRole('link', { name: shellWords.buttons.back }).click()
  await expect(page.getByText(yourDataWords.who.guest)).toBeVisible()
  await expect(page.getByText(yourDataWords.kept.nothing)).toBeVisible()
  await page.getByRole('link', { name: yourDataWords.left.see }).click()
  await expect(page).toHaveURL(/\/your-data\/sent$/)
  await expect(page.getByText(leftPhoneWords.purposes.readKept)).toBeVisible()
  await page.getByRole('button', { name: shellWords.buttons.back }).click()
  await page.getByRole('link', { name: shellWords.buttons.back }).click()
  await expect(page, 'one step back in the tab would leave the app').toHaveURL(/localhost:\d+\/$/)
})

test.describe('in a time zone whose date differs from UTC', () => {
  const timezoneId = new Date().getUTCHours() < 12 ? 'Etc/GMT+12' : 'Etc/GMT-12'
  test.use({ timezoneId })

  test('a copy of everything is saved as a file dated today', async ({ page }) => {
    const assessmentId = await makeReport(page, 'locked')
    await openYourData(page)
    await expect(number(page, 'report')).toHaveText('1')
    await expect(number(page, 'measurements')).toHaveText('3')
    await expect(page.getByText('It belongs to Ada:')).toBeVisible()
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: yourDataWords.copy.button }).click()
    const saved = await download
    expect(saved.suggestedFilename()).toBe(
      `lithe-${new Date().toLocaleDateString('sv-SE', { timeZone: timezoneId })}.json`,
    )
    await expect(page.getByRole('status').getByText(saved.suggestedFilename())).toBeVisible()
    const copy = Export.parse(JSON.parse(await readFile(await saved.path(), 'utf8')))
    expect(copy.person).toMatchObject({ userDetails: ada, assessments: [{ assessmentId }] })
    expect(copy.person.sessions).toHaveLength(3)
  })
})

test('everything is erased on server and device after a tick and a press, but nothing while offline', async ({
  page,
  context,
}) => {
  await makeReport(page, 'locked')
  await openYourData(page)
  const { userIdentifier } = await callerOf(page)
  await page.route('**/api/lithe/sessions/**', route => route.abort('connectionrefused'))
  await leaveUnsent(page)
  await page.reload()
  await expect(page.getByText('One result is only on this phone')).toBeVisible()

  await page.getByRole('button', { name: yourDataWords.erase.open }).click()
  await expect(sheet(page)).toContainText('One result that waits on this phone and was never sent')
  await expect(eraseButton(page)).toBeDisabled()
  await sheet(page).getByLabel(yourDataWords.erase.sure).check()
  const before = await page.evaluate(() => ({ ...localStorage }))
  await context.setOffline(true)
  await eraseButton(page).click()
  await expect(sheet(page).getByRole('alert')).toContainText(yourDataWords.erase.nothing)
  const kept = await page.evaluate(() => ({ ...localStorage }))
  // The log of sent calls grows as responses arrive; everything else is unchanged.
  const untouched = Object.keys(before).filter(key => !key.startsWith('sent:'))
  for (const key of untouched) expect(kept[key], key).toBe(before[key])
  await context.setOffline(false)
  expect((await exportOf(page, userIdentifier)).person.assessments).toHaveLength(1)

  const other = await context.newPage()
  let letThrough = () => {}
  const isLetThrough = new Promise<void>(resolve => {
    letThrough = resolve
  })
  await other.route('**/api/lithe/sessions/**', async route => {
    await isLetThrough
    await route.continue()
  })
  const othersUpload = other.waitForRequest('**/api/lithe/sessions/**')
  await other.goto('/onboarding/longevity')
  await othersUpload
  await expect(other.getByRole('heading', { name: /Ada/ })).toBeVisible()
  const bothOpenAnew = Promise.all([page.waitForEvent('load'), other.waitForEvent('load')])
  await eraseButton(page).click()
  letThrough()
  await bothOpenAnew
  await expect(page.getByText('Everything is erased').first()).toBeVisible()
  await expect(page).toHaveURL(/:\d+\/$/)
  expect(JSON.stringify(await page.evaluate(() => ({ ...localStorage })))).not.toContain(userIdentifier)
  const left = await exportOf(page, userIdentifier)
  expect(left.person).toMatchObject({ userDetails: { name: '' }, sessions: [], assessments: [] })
  await page.reload()
  await expect(page.getByRole('link', { name: landingWords.enter.browser })).toBeVisible()
  await expect(page.getByText('Everything is erased')).toHaveCount(0)
})

test('a deleted profile is gone from the server too; it stays whole if the device is offline, and the sheet says so', async ({
  page,
  context,
}) => {
  const { profiles } = await rememberProfiles(page, [ada, emil])
  const [, { userId = '' } = {}] = profiles
  await openProfiles(page)
  await page.getByRole('button', { name: 'Emil' }).first().click()
  await expect(page).toHaveURL(/\/onboarding\/intro$/)
  await makePastAssessments(page, [null])
  await openProfiles(page)
  expect((await exportOf(page, userId)).person.assessments).toHaveLength(1)

  await page.getByRole('button', { name: peopleWords.profiles.manage }).click()
  await page.getByRole('button', { name: 'Delete Emil' }).click()
  const asking = page.getByRole('dialog')
  await context.setOffline(true)
  await asking.getByRole('button', { name: shellWords.buttons.delete }).click()
  await expect(asking.getByRole('alert')).toContainText('Nothing was deleted. You seem to be offline.')
  expect((await keptState(page, 'profile-data')).profiles).toHaveLength(2)
  expect(await keptState(page, 'user-id')).toEqual({ userIdentifier: userId })
  await context.setOffline(false)
  await asking.getByRole('button', { name: shellWords.buttons.delete }).click()
  await expect(asking).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Delete Emil' })).toHaveCount(0)
  expect((await keptState(page, 'profile-data')).profiles).toHaveLength(1)
  expect((await exportOf(page, userId)).person.assessments).toEqual([])
})
