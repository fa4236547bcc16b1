import { expect, type Page } from '@playwright/test'
import { test } from './steps/frugal-test.ts'
import { rememberPerson } from './steps/known-report.ts'

test.beforeEach(({ page }) => rememberPerson(page))

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const stored = (page: Page, key: string) =>
  page.evaluate(name => JSON.parse(localStorage.getItem(name) ?? '{}').state, key)

test('privacy promises the camera only, no recording, and measuring on the phone', async ({ page }) => {
  await page.goto('/assessment/privacy')
  for (const promise of ['Only the camera', 'Nothing is recorded', 'Measured on your phone'])
    await expect(page.getByRole('heading', { name: promise })).toBeVisible()
  await press(page, 'Continue')
  await expect(page).toHaveURL(/\/assessment\/workout-preview$/)
})

test('the tips lead to the set-up, to what will be seen, and to the movements', async ({ page }) => {
  await page.goto('/assessment/workout-preview')
  await page.getByRole('link', { name: 'Tips for a clear picture' }).click()
  await press(page, 'Got it')
  await expect(page).toHaveURL(/\/assessment\/preview$/)
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(3)
  await press(page, 'Continue')
  await expect(page).toHaveURL(/\/assessment\/accurate-results$/)
  await expect(page.getByRole('figure', { name: /An example of the phone during the test/ })).toBeVisible()
  await press(page, 'Continue')
  await expect(page).toHaveURL(/\/assessment\/workout-preview$/)
})

test('practice leads to the workout', async ({ page }) => {
  await page.goto('/assessment/workout-preview')
  await page.getByRole('link', { name: 'Practise first' }).click()
  await expect(page.getByRole('heading', { name: 'Practise first' })).toBeVisible()
  await press(page, 'Start the test')
  await expect(page).toHaveURL(/\/assessment\/workout$/)
})

test('reminders are a placeholder that finishes at the start, with no way back', async ({ page }) => {
  await page.goto('/assessment/reminders')
  await expect(page.getByText('Reminders for follow-up assessments will be set up here.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Back' })).toHaveCount(0)
  await press(page, 'Finish')
  await expect(page).toHaveURL(/\/longevity-test$/)
})

test('the preview lists exercises and breaks with their pictures, and their seconds in all', async ({
  page,
}) => {
  await page.goto('/assessment/workout-preview')
  await expect(page.getByText('150 seconds', { exact: true })).toBeVisible()
  await expect(page.getByText('minutes in all')).toBeVisible()
  const items = page.getByRole('main').getByRole('list').first().getByRole('listitem')
  await expect(items).toHaveText([/Single-leg stance/, /Break, 15 s/, /Toe touch/, /Break, 15 s/, /Squats/])
  await expect(items.locator('.chronophotograph svg')).toHaveCount(3)
  await expect(page.getByText('First, stand on one leg.')).toBeVisible()
  await press(page, 'Start the test')
  await expect(page).toHaveURL(/\/assessment\/workout$/)
})

test('opening the preview begins the session anew and lets go of the last report', async ({ page }) => {
  await page.addInitScript(() => {
    const keep = (key: string, state: unknown) =>
      sessionStorage.getItem('kept') ?? localStorage.setItem(key, JSON.stringify({ state, version: 1 }))
    keep('workout-session', { currentWorkoutIndex: 2, assessmentResults: [], organization: null })
    keep('current-report', { report: { assessmentId: '8a6e0804-2bd0-4672-b79d-d97027f9071a' } })
    sessionStorage.setItem('kept', 'yes')
  })
  await page.goto('/assessment/privacy')
  expect(await stored(page, 'workout-session')).toMatchObject({ currentWorkoutIndex: 2 })
  await press(page, 'Continue')
  await expect(page.getByRole('heading', { name: 'What you will do' })).toBeVisible()
  expect(await stored(page, 'workout-session')).toMatchObject({
    currentWorkoutIndex: 0,
    assessmentResults: [],
  })
  expect(await stored(page, 'current-report')).toMatchObject({ report: null })
})

test('a report that cannot be made says why, waits two seconds, and goes back to the tips', async ({
  page,
}) => {
  const said: string[] = []
  page.on('console', message => said.push(message.text()))
  const refused = page.waitForResponse(answer => answer.url().endsWith('/generate-report'))
  await page.goto(`/assessment/generate?balance=${crypto.randomUUID()}`)
  await expect(page.getByRole('heading', { name: 'Generating Your Report' })).toBeVisible()
  const answer = await refused
  expect(answer.ok()).toBe(false)
  const refusedAtMs = Date.now()
  await expect(page.getByText('One of your results did not reach us.')).toBeVisible()
  await expect(page.getByRole('progressbar'), 'the loader has stopped').toHaveCount(0)
  await expect(page).toHaveURL(/\/assessment\/preview$/)
  // This side hears of the answer later than the page does.
  expect(Date.now() - refusedAtMs).toBeGreaterThan(1500)
  expect(said.join('\n')).toMatch(/HTTP error! status: \d+, message: /)
})

test('without session ids there is a warning, and the tips', async ({ page }) => {
  const warned: string[] = []
  page.on('console', message => message.type() === 'warning' && warned.push(message.text()))
  await page.goto('/assessment/generate')
  await expect(page).toHaveURL(/\/assessment\/preview$/)
  expect(warned.join('\n')).toContain('no session ids')
})
