import { Export } from '@lithe/contracts/api'
import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './steps/accessibility.ts'
import { test } from './steps/frugal-test.ts'
import { measurements } from './steps/known-report.ts'
import { mailedCode } from './steps/mail-server.ts'
import { giveAgeAndSex, giveName } from './steps/onboarding.ts'
import { keptState } from './steps/profiles.ts'
import { askForCode, giveCode, newAddress } from './steps/sign-in.ts'
import { personWords, wayWords, yourDataWords } from './steps/words.ts'

const next = (page: Page) => page.getByRole('button', { name: 'Continue', exact: true })
const guardian = (page: Page) => page.getByRole('checkbox', { name: 'I am a parent or guardian of Mia' })
const agreement = (page: Page) => page.getByRole('region', { name: yourDataWords.agreement.title })

/** Stores a measurement and its report, with the consent this browser remembers. */
async function makeReport(page: Page, userIdentifier: string) {
  const { given } = await keptState(page, 'consents')
  const sessionId = crypto.randomUUID()
  const caller = { userIdentifier, source: 'web' }
  const [measured] = measurements
  const data = { ...caller, movement: measured?.movement, measured: { ok: true, measurement: measured } }
  const { request } = page.context()
  const kept = await request.put(`/api/lithe/sessions/${sessionId}`, {
    data: { ...data, measuredAt: new Date().toISOString(), consent: given[userIdentifier] },
  })
  expect(kept.status(), await kept.text()).toBe(200)
  const made = await request.post('/api/lithe/generate-report', {
    data: { ...caller, sessions: { balance: sessionId } },
  })
  expect(made.status(), await made.text()).toBe(200)
}

async function exportOf(page: Page, userIdentifier: string) {
  const headers = { 'lithe-user': encodeURIComponent(userIdentifier) }
  const answer = await page.context().request.get('/api/lithe/me/export', { headers })
  return Export.parse(((await answer.json()) as { data: unknown }).data).person
}

test('a parent consents for a child and withdraws, which erases measurements but neither account nor person', async ({
  page,
}) => {
  const address = newAddress()
  await askForCode(page, address)
  await giveCode(page, await mailedCode(address))
  await giveName(page, 'Mia')
  await giveAgeAndSex(page, { age: 13, sex: 'Female' })
  await expect(guardian(page)).not.toBeChecked()
  await expect(next(page), 'a child goes no further').toBeDisabled()
  await expect(page.getByText(wayWords.questionnaire.missing.guardian)).toBeVisible()
  await next(page).click({ force: true })
  await expect(guardian(page)).toBeFocused()
  await expectAccessible(page, 'a parent’s word for a child')
  await page.getByLabel(personWords.age).selectOption('16')
  await expect(guardian(page)).toHaveCount(0)
  await page.getByLabel(personWords.age).selectOption('15')
  await guardian(page).check()
  await next(page).click()
  await expect(page).toHaveURL(/\/assessment\/privacy/)
  await next(page).click()
  await expect(page).toHaveURL(/\/assessment\/workout-preview/)
  await makeReport(page, address)

  await page.goto('/your-data')
  await expect(agreement(page).getByText(/^A parent or guardian of Mia agreed today/)).toBeVisible()
  await agreement(page).getByRole('button', { name: yourDataWords.agreement.takeBack }).click()
  const sheet = page.getByRole('dialog', { name: yourDataWords.agreement.askTitle })
  await expect(sheet).toContainText('We erase every measurement and report of Mia')
  await expectAccessible(page, 'taking an agreement back')
  await sheet.getByRole('button', { name: yourDataWords.agreement.leave }).click()
  expect((await exportOf(page, address)).assessments).toHaveLength(1)

  await agreement(page).getByRole('button', { name: yourDataWords.agreement.takeBack }).click()
  await sheet.getByRole('button', { name: yourDataWords.agreement.take }).click()
  await expect(page.getByText(yourDataWords.agreement.done, { exact: true })).toBeVisible()
  await expect(agreement(page)).toHaveCount(0)
  await expect(page.getByText(`You are signed in here as ${address}`)).toBeVisible()
  const left = await exportOf(page, address)
  expect(left).toMatchObject({ sessions: [], assessments: [], userDetails: { name: 'Mia', age: '15' } })
  expect((await keptState(page, 'consents')).given).toEqual({})
})
