import { expect, type Page } from '@playwright/test'
import { atRest } from '../steps/at-rest.ts'
import { callerOf, consent, person, uploadResults } from '../steps/known-report.ts'
import { introduceOneself } from '../steps/onboarding.ts'
import type { Visit } from './enter-telegram.ts'

export const startButton = (page: Page) => page.getByRole('button', { name: 'Start My Longevity Test' })

/** Goes from the greeting to the list of movements. */
export async function prepare({ page, user }: Visit) {
  await expect(page.getByText(`Welcome, ${user.first_name}`)).toBeVisible()
  await introduceOneself(page, { name: 'Rosa', age: 62, sex: 'Female' })
}

/** Makes a report of three known results after a reload, as the person would. */
export async function generateReport({ page }: Visit) {
  const { balance, flexibility, strength } = await uploadResults(page)
  await page.goto(`/assessment/generate?balance=${balance}&flexibility=${flexibility}&strength=${strength}`)
  await expect(page).toHaveURL(/\/assessment\/report\/[0-9a-f-]{36}$/)
  await expect(page.getByRole('figure')).toBeVisible()
  return new URL(page.url()).pathname.split('/').at(-1) ?? ''
}

export async function rememberHer({ page }: Visit) {
  await expect(startButton(page)).toBeEnabled()
  await keepIntroduced(page)
}

/** Introduces this page's person, as if on an earlier visit. */
export async function keepIntroduced(page: Page) {
  await page.context().request.put(new URL('/api/lithe/user', page.url()).href, {
    data: { ...(await callerOf(page)), userDetails: person },
  })
  const { userIdentifier } = await callerOf(page)
  const kept = {
    'onboarding-data': { ...person, isMuted: true },
    consents: { given: { [userIdentifier]: consent }, guardianOf: [] },
  }
  await page.evaluate(states => {
    for (const [key, state] of Object.entries(states))
      localStorage.setItem(key, JSON.stringify({ state, version: 1 }))
  }, kept)
}

/** Opens the locked report of a new person, who is introduced and measured first. */
export async function openReportIn(visit: Visit) {
  await rememberHer(visit)
  return generateReport(visit)
}

export async function leaveFeedbackAndClose({ page, host }: Visit) {
  const close = host.phone.isOld
    ? page.getByRole('link', { name: 'Close' })
    : page.getByRole('button', { name: 'Close report' })
  await close.click()
  await expect(page.getByRole('heading', { name: 'How was your experience?' })).toBeVisible()
  await atRest(page)
  await page.getByRole('radio', { name: /^4 stars?: / }).check({ force: true })
  await page.getByRole('button', { name: 'Submit & Close' }).click()
  await expect(page.getByRole('heading', { name: 'Thank You!' })).toBeVisible()
  expect(host.state.isClosed, 'nobody has closed it yet').toBe(false)
  // An old Telegram is closed by hand; the current one closes on its own, as "Submit & Close" says.
  if (host.phone.isOld) await page.getByRole('button', { name: 'Close', exact: true }).click()
  else await expect(page.getByRole('timer')).toContainText('Lithe closes in')
  await expect.poll(() => host.state.isClosed).toBe(true)
}

const withTelegramData = ['POST /user', 'PUT /user', 'POST /generate-checkout']

/** Expects every call to state that it comes from Telegram; three calls include all launch data. */
export function expectCallsFromTelegram({ user, host, wire }: Visit) {
  const seen = new Set<string>()
  for (const { method, path, headers, body } of wire.calls()) {
    const call = `${method} ${path.replace('/api/lithe', '')}`
    const { source, telegram } = (body ?? {}) as { source?: string; telegram?: Record<string, unknown> }
    const said = source ?? headers['lithe-source']
    if (said !== undefined) expect(said, call).toBe('telegram')
    if (!withTelegramData.includes(call)) expect(telegram, call).toBeUndefined()
    else {
      seen.add(call)
      expect(telegram, call).toMatchObject({
        user: { id: user.id, first_name: user.first_name },
        auth_date: expect.any(Number),
        hash: expect.stringMatching(/^[0-9a-f]{64}$/),
        version: host.phone.version,
        platform: host.phone.platform,
        initData: expect.stringContaining('hash='),
        colorScheme: host.state.scheme,
        isExpanded: expect.any(Boolean),
        viewportHeight: expect.any(Number),
        viewportStableHeight: expect.any(Number),
      })
    }
  }
  return [...seen].sort()
}
