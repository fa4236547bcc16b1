import { expect } from '@playwright/test'
import { givePlayerThatAnswers } from './steps/answering-player.ts'
import { comeToSquats } from './steps/come-to-squats.ts'
import { test } from './steps/frugal-test.ts'
import { rememberPerson } from './steps/known-report.ts'
import { expectInView, expectNoSidewaysScroll } from './steps/layout.ts'

test('a report requested offline is offered on the first page of a later visit, and made once', async ({
  page,
  context,
}) => {
  await rememberPerson(page)
  const player = await givePlayerThatAnswers(page)
  await page.goto('/longevity-test')
  await expect(page.getByRole('button', { name: 'Start My Longevity Test' })).toBeEnabled()
  await comeToSquats(page)
  // The pages that follow a test are fetched during it, while the network is there.
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/generate-screen-')),
  )
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await player.complete('squat')
  await expect(page.getByText(/^You are offline. Your result is safe on this phone/)).toBeVisible()
  await expect(page.getByText(/^You can close this page\./)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Close' })).toBeVisible()
  await page.getByRole('button', { name: 'Try now' }).click()
  await expect(page.getByText('Still no network.')).toBeVisible()
  await page.close()

  const later = await context.newPage()
  await context.setOffline(false)
  await later.route('**/api/lithe/sessions/**', route => route.abort('internetdisconnected'))
  await later.goto('/longevity-test')
  await expect(later.getByRole('heading', { name: '1 result waits on this phone' })).toBeVisible()
  await later.getByRole('button', { name: 'Try now' }).click()
  // The outbox sends the result on its own from here; a second press would race it.
  await later.unroute('**/api/lithe/sessions/**')
  const arrived = later.getByRole('heading', { name: 'Your result has arrived' })
  await expect(arrived).toBeVisible({ timeout: 30_000 })
  await expectInView(later, later.getByRole('button', { name: 'See my report' }), 'start')
  await expectNoSidewaysScroll(later, 'start')
  await later.getByRole('button', { name: 'See my report' }).click()
  await expect(later).toHaveURL(/\/assessment\/report\/[0-9a-f-]{36}$/)
  await later.goto('/longevity-test')
  await expect(later.getByRole('heading', { name: 'Your reports' })).toBeVisible()
  await expect(arrived).toHaveCount(0)
  await expect(later.getByRole('main').getByRole('listitem')).toHaveCount(1)
})

test('a report the server could not make stays offered, and is made once the network is back', async ({
  page,
}) => {
  await rememberPerson(page)
  const player = await givePlayerThatAnswers(page)
  await page.goto('/longevity-test')
  await expect(page.getByRole('button', { name: 'Start My Longevity Test' })).toBeEnabled()
  await comeToSquats(page)
  const broken = '**/api/lithe/generate-report'
  await page.route(broken, route => route.fulfill({ status: 403, body: 'Please give your room number' }))
  await player.complete('squat')
  await expect(page.getByText('Your results are kept', { exact: false })).toBeVisible()
  await expect(page).toHaveURL(/\/assessment\/preview$/)
  await page.unroute(broken)
  await page.route(broken, route => route.abort('internetdisconnected'))
  await page.goto('/longevity-test')
  await page.getByRole('button', { name: 'See my report' }).click()
  await expect(page.getByText('Your results have arrived.', { exact: false })).toBeVisible()
  await page.unroute(broken)
  await expect(page).toHaveURL(/\/assessment\/report\/[0-9a-f-]{36}$/)
})
