import { expect, type Page, test } from '@playwright/test'
import { takeOver } from '../apps/web/src/navigation/paths.ts'
import { updatesPort } from './playwright.config.ts'
import { keptPaths, untilControlled, untilKept } from './steps/kept-app.ts'
import { rememberPerson } from './steps/known-report.ts'
import { rememberProfiles } from './steps/profiles.ts'
import { publishApp } from './steps/published-app.ts'
import { feelWell } from './steps/safety.ts'
import { startServer } from './steps/start-server.ts'
import { peopleWords, wayWords } from './steps/words.ts'

test.use({ serviceWorkers: 'allow', baseURL: `http://localhost:${updatesPort}` })

const buildOf = (page: Page) =>
  page.evaluate(() => document.querySelector('meta[name=build]')?.getAttribute('content') ?? 'first')

/** Triggers a browser's occasional update check and waits for the new worker. */
const fetchUpdate = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration()
    await registration?.update()
    while (!registration?.waiting) await new Promise(resolve => setTimeout(resolve, 100))
  })

/** Switches to another tab and back. */
const lookAway = (page: Page) =>
  page.evaluate(() => {
    for (const state of ['hidden', 'visible']) {
      Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state })
      document.dispatchEvent(new Event('visibilitychange'))
    }
  })

test('a build published during a test waits for its end in every tab, then replaces every page', async ({
  page,
  context,
}) => {
  test.setTimeout(360_000)
  const app = publishApp()
  const server = await startServer(updatesPort, {}, app.main)
  await rememberPerson(page)
  await page.goto('/')
  await untilControlled(page)
  const before = await keptPaths(page)
  await page.goto('/assessment/workout')
  await feelWell(page)
  await expect(page.getByRole('button', { name: 'I’m ready' })).toBeVisible()

  app.publishNext()
  await fetchUpdate(page)
  const other = await context.newPage()
  await other.goto('/longevity-test')
  await expect(other.getByRole('heading', { name: wayWords.start.heading })).toBeVisible()
  expect(await buildOf(other), 'its files are kept, though the server has them no more').toBe('first')
  await page.reload()
  await expect(page.getByRole('button', { name: 'I’m ready' })).toBeVisible()
  expect(await buildOf(page)).toBe('first')

  await page.close()
  const isHeld = () => other.evaluate(async () => ((await navigator.locks.query()).held ?? []).length > 0)
  await expect.poll(isHeld).toBe(false)
  await other.goto('/')
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible()
  await expect.poll(() => buildOf(other)).toBe('next')
  const pages = (paths: readonly string[]) => paths.filter(path => path.startsWith('/assets/'))
  await expect
    .poll(async () => pages(await keptPaths(other)).filter(path => before.includes(path)))
    .toEqual([])
  expect(pages(await keptPaths(other)).length).toBeGreaterThan(100)
  await server.stop()
})

test('a correction being typed survives a newer build, which is applied once the sheet is closed', async ({
  page,
}) => {
  test.setTimeout(240_000)
  const app = publishApp()
  const server = await startServer(updatesPort, {}, app.main)
  const ada = { name: 'Ada', age: '71', sex: 'Female', givenAt: '2024-01-01T08:00:00.000Z' }
  await rememberProfiles(page, [ada])
  await page.goto('/longevity-test')
  await untilControlled(page)
  await page.getByRole('button', { name: peopleWords.age.other }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByLabel(peopleWords.correct.name).fill('Augusta')
  // Automated Chromium never activates a worker that was asked to take over while its predecessor was fetching.
  await untilKept(page)

  app.publishNext()
  await fetchUpdate(page)
  await lookAway(page)
  // Another tab made it take over anyway.
  await page.evaluate(async takeOver => {
    const registration = await navigator.serviceWorker.getRegistration()
    const taken = new Promise(resolve =>
      navigator.serviceWorker.addEventListener('controllerchange', resolve),
    )
    if (!registration?.waiting) throw new Error('the newer build waits no more')
    registration.waiting.postMessage(takeOver)
    await taken
  }, takeOver)
  await lookAway(page)
  await expect(sheet.getByLabel(peopleWords.correct.name)).toHaveValue('Augusta')
  expect(await buildOf(page)).toBe('first')

  await sheet.getByRole('button', { name: peopleWords.correct.cancel }).click()
  await expect(sheet).toHaveCount(0)
  await lookAway(page)
  await expect(page.locator('meta[name=build]')).toHaveAttribute('content', 'next')
  await server.stop()
})

test('a server set to retire the worker does so, and pages use the network again', async ({ page }) => {
  test.setTimeout(300_000)
  const first = await startServer(updatesPort, {})
  await page.goto('/')
  await untilControlled(page)
  await first.stop()
  const second = await startServer(updatesPort, { OFFLINE: 'off' })
  await page.goto('/')
  // The page reloads in between.
  await expect(async () => expect(await keptPaths(page)).toEqual([])).toPass({ timeout: 120_000 })
  // A page loaded during retirement may be controlled once more.
  await expect(async () => {
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull()
  }).toPass({ timeout: 60_000 })
  await second.stop()
})
