import { expect, type Request, test } from '@playwright/test'
import { giveFilmCamera } from './camera/film-camera.ts'
import { offlinePort, unlockKey } from './playwright.config.ts'
import { completeMovement } from './steps/complete-movement.ts'
import { untilKept } from './steps/kept-app.ts'
import { introduceOneself } from './steps/onboarding.ts'
import { performFilm, playerFrame } from './steps/player.ts'
import { feelWell } from './steps/safety.ts'
import { startServer } from './steps/start-server.ts'
import { afterMovementWords, playerWords, waitingWords } from './steps/words.ts'

test.use({ serviceWorkers: 'allow', baseURL: `http://localhost:${offlinePort}` })

const answered = (requests: readonly Request[], method: string, part: string) =>
  requests.filter(request => request.method() === method && request.url().includes(part))

test('everything works without a server after one visit, from the landing page to the result, which is later sent exactly once', async ({
  page,
  context,
}) => {
  test.setTimeout(900_000)
  const settings = { DEMO_UNLOCK_KEY: unlockKey }
  const server = await startServer(offlinePort, settings)
  await giveFilmCamera(page, ['stance'])
  await page.goto('/')
  await untilKept(page)

  await server.stop()
  await context.setOffline(true)
  await page.goto('/')
  await expect(page.getByText(waitingWords.offline.all, { exact: true })).toBeVisible()
  expect(await page.evaluate(() => crossOriginIsolated), 'the headers come with the kept page').toBe(true)
  await page.goto('/longevity-test')
  await introduceOneself(page, { name: 'Ada', age: 62, sex: 'Female' })
  await page.reload()
  await feelWell(page)
  const ready = page.getByRole('button', { name: 'I’m ready' })
  await expect(ready).toBeEnabled({ timeout: 120_000 })
  await page.reload()
  await expect(ready, 'a reload before the first movement').toBeEnabled({ timeout: 120_000 })
  await ready.click()
  const player = await playerFrame(page)
  expect(await player.evaluate(() => crossOriginIsolated), 'the engine may use more than one core').toBe(true)
  await player.getByRole('button', { name: playerWords.screens.camera.use }).click()
  await performFilm(page, 'stance')
  const ids = [await completeMovement(page, 'single-leg-stance')]
  await expect(page.getByText('Good job! One done, two to go.')).toBeVisible()

  await page.reload()
  await expect(page.getByText('2 of 3'), 'a reload between two movements').toBeVisible()
  await expect(ready).toBeEnabled({ timeout: 120_000 })
  await ready.click()
  ids.push(await completeMovement(page, 'toe-touch'))
  await page.getByRole('button', { name: afterMovementWords.rest.skip }).click()
  ids.push(await completeMovement(page, 'squat'))
  await expect(page.getByText(/^You are offline. Your 3 results are safe on this phone/)).toBeVisible()
  await page.reload()
  await expect(
    page.getByText(/^You are offline. Your 3 results are safe/),
    'a reload at the end',
  ).toBeVisible()

  const sent: Request[] = []
  context.on('requestfinished', request => sent.push(request))
  const again = await startServer(offlinePort, settings)
  await context.setOffline(false)
  await expect(page).toHaveURL(/\/assessment\/report\/[0-9a-f-]{36}$/, { timeout: 60_000 })
  const uploads = answered(sent, 'PUT', '/sessions/').map(request => request.url().split('/').at(-1))
  expect(uploads.toSorted(), 'each result once').toEqual(ids.toSorted())
  expect(answered(sent, 'POST', '/generate-report'), 'one report').toHaveLength(1)
  await page.goto('/assessment/list')
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1)
  await again.stop()
})
