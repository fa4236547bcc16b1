import { expect } from '@playwright/test'
import { test } from './steps/frugal-test.ts'
import { rememberPerson } from './steps/known-report.ts'
import { generateWords } from './steps/words.ts'

test.beforeEach(({ page }) => rememberPerson(page))

test('a failing report says why, waits two seconds and returns to the tips', async ({ page }) => {
  const said: string[] = []
  page.on('console', message => said.push(message.text()))
  const refused = page.waitForResponse(answer => answer.url().endsWith('/generate-report'))
  await page.goto(`/assessment/generate?balance=${crypto.randomUUID()}`)
  await expect(page.getByRole('heading', { name: generateWords.heading })).toBeVisible()
  const answer = await refused
  expect(answer.ok()).toBe(false)
  const refusedAtMs = Date.now()
  await expect(page.getByText('One of your results did not reach us.')).toBeVisible()
  await expect(page.getByRole('progressbar'), 'the loader has stopped').toHaveCount(0)
  await expect(page).toHaveURL(/\/assessment\/preview$/)
  // The test learns of the response later than the page.
  expect(Date.now() - refusedAtMs).toBeGreaterThan(1500)
  expect(Date.now() - refusedAtMs).toBeLessThan(6000)
  expect(said.join('\n')).toMatch(/HTTP error! status: \d+, message: /)
})

test('a page opened by its URL starts at its top, however far the previous page was scrolled', async ({
  page,
}) => {
  await page.goto('/')
  const readOn = () =>
    page.evaluate(() => {
      window.scrollTo(0, document.documentElement.scrollHeight)
      return window.scrollY
    })
  await expect.poll(readOn).toBeGreaterThan(400)
  await page.goto('/assessment/preview')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.evaluate(() => new Promise(requestAnimationFrame))
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
})
