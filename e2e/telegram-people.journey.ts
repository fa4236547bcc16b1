import { expect, type Page } from '@playwright/test'
import { callerOf } from './steps/known-report.ts'
import { startLink } from './steps/sign-in.ts'
import { signInWords } from './steps/words.ts'
import { newTelegrammer } from './telegram/launch.ts'
import { test } from './telegram/test.ts'
import { generateReport, openReportIn, prepare, startButton } from './telegram/visit.ts'

const identifierOf = async (page: Page) => (await callerOf(page)).userIdentifier

test('a reload inside Telegram keeps the session, the person and their reports', async ({ enter }) => {
  const visit = await enter({ user: newTelegrammer({ username: `rosa_${Date.now()}` }) })
  const { page, user } = visit
  const assessmentId = await openReportIn(visit)
  expect(await identifierOf(page)).toBe(user.username)
  const before = visit.wire.calls().length
  await page.reload()
  await expect(page.getByRole('figure')).toBeVisible()
  expect(await identifierOf(page)).toBe(user.username)
  const asked = visit.wire
    .calls()
    .slice(before)
    .filter(({ path }) => path.endsWith(`/report/${assessmentId}`))
  expect(asked.map(({ body }) => body)).toContainEqual({ userIdentifier: user.username, source: 'telegram' })
})

test('the sign-in page names the person whom Telegram signed in, and continues as them', async ({
  enter,
}) => {
  const { page } = await enter({ user: newTelegrammer({ first_name: 'Rosa' }), path: '/login' })
  await expect(page.getByText('Telegram has signed you in as Rosa')).toBeVisible()
  await expect(startLink(page)).toHaveCount(0)
  await page.getByRole('button', { name: signInWords.continue }).click()
  await expect(startButton(page)).toBeEnabled()
})

test('a later launch by the same person finds their reports, but another person’s launch on that phone does not', async ({
  enter,
}) => {
  const rosa = newTelegrammer({ first_name: 'Rosa' })
  const first = await enter({ user: rosa })
  await openReportIn(first)
  await generateReport(first)
  await expect(
    first.page.getByRole('link', { name: 'Close' }),
    'Telegram has a Close of its own',
  ).toHaveCount(0)
  await first.host.pressBack()
  await expect(first.page.getByRole('heading', { name: 'Your reports' })).toBeVisible()
  await expect(first.page.getByRole('link', { name: /mobility age|Report|Premium/i })).toHaveCount(2)
  const { context } = first
  await first.page.close()

  const again = await enter({ user: rosa, context })
  await expect(again.page.getByRole('heading', { name: 'Your reports' })).toBeVisible()
  await again.page.close()

  const emil = newTelegrammer({ first_name: 'Emil' })
  const other = await enter({ user: emil, context })
  await expect(other.page.getByText('Welcome, Emil')).toBeVisible()
  await expect(startButton(other.page)).toBeEnabled()
  await expect(other.page.getByText('Rosa')).toHaveCount(0)
  expect(await identifierOf(other.page)).toBe(String(emil.id))
  expect(JSON.stringify(other.wire.calls())).not.toContain(String(rosa.id))
  await prepare(other)
})
