import { type Browser, expect, type Page } from '@playwright/test'
import { type BotApiPeer, openBotApiPeer } from '../apps/api/src/testing/telegram/bot-api-peer.ts'
import { giveFilmCamera } from './camera/film-camera.ts'
import { botApiPort, botOrigin } from './playwright.config.ts'
import { expectAccessible } from './steps/accessibility.ts'
import { callerOf } from './steps/known-report.ts'
import { acceptResult, performFilm, playerFrame } from './steps/player.ts'
import { feelWell } from './steps/safety.ts'
import { expectClear } from './steps/telegram-insets.ts'
import { leaveFeedbackAndClose, prepare, rememberHer } from './steps/telegram-visit.ts'
import { truthOf } from './steps/truth.ts'
import type { Visit } from './telegram/enter-telegram.ts'
import { newTelegrammer } from './telegram/launch.ts'
import { watchForProblems } from './telegram/problems.ts'
import { test } from './telegram/test.ts'

let telegram: BotApiPeer
test.beforeAll(async () => {
  telegram = await openBotApiPeer({ port: botApiPort })
})
test.afterAll(() => telegram.stop())

/** The place of the squats in the default set, breaks counted. */
const squatsIndex = 4

/** Before the squats, as somebody who has left the other movements out. */
async function comeToSquats({ page }: Visit) {
  await page.evaluate(index => {
    const state = { currentWorkoutIndex: index, assessmentResults: [] }
    localStorage.setItem('workout-session', JSON.stringify({ state, version: 1 }))
  }, squatsIndex)
  await page.goto('/assessment/workout')
  await feelWell(page)
  const ready = page.getByRole('button', { name: 'I’m ready' })
  await expect(ready).toBeEnabled({ timeout: 60_000 })
  await ready.click()
}

test('in the current Telegram with its light colours a visit is measured by the camera: the screen is held, leaving is asked about, and the card goes to the chat', async ({
  enter,
}) => {
  test.setTimeout(180_000)
  const visit = await enter({ before: page => giveFilmCamera(page, ['squat']) })
  const { page, host, user } = visit
  await prepare(visit)
  await comeToSquats(visit)
  const player = await playerFrame(page)
  await player.getByRole('button', { name: 'Use the camera' }).click()
  await performFilm(page, 'squat')
  expect(host.state, 'while she moves').toMatchObject({
    fillsScreen: true,
    isTurnable: false,
    asksBeforeClosing: true,
    swipesAway: false,
  })
  await expectClear(visit, 'stage')
  const shown = await acceptResult(player)
  const truth = await truthOf('squat')
  expect(shown).toContain(String(truth.reps))

  await expect(page).toHaveURL(/\/assessment\/report/, { timeout: 30_000 })
  const upload = visit.wire.calls().find(({ path }) => path.includes('/sessions/'))
  expect(upload?.body).toMatchObject({
    source: 'telegram',
    measured: { measurement: { movement: 'squat', reps: truth.reps, partials: truth.partials } },
  })
  await expect
    .poll(() => host.state, 'once she is done')
    .toMatchObject({
      isTurnable: true,
      asksBeforeClosing: false,
      swipesAway: true,
    })
  const felt = host.calls('web_app_trigger_haptic_feedback')
  expect(felt).toContainEqual({ type: 'notification', notification_type: 'success' })
  await page.getByRole('button', { name: 'Share my mobility age' }).click()
  await page.getByRole('button', { name: 'Send to my chat' }).click()
  await expect
    .poll(() => telegram.calls('sendPhoto').map(({ payload }) => payload.chat_id))
    .toContain(user.id)
  await page.keyboard.press('Escape')
  await leaveFeedbackAndClose(visit)
})

/** The link that the mini app has opened, in the person’s own browser. */
async function followLink(browser: Browser, { host }: Visit) {
  await expect.poll(() => host.links.length).toBe(1)
  const context = await browser.newContext({ baseURL: botOrigin })
  const problems = watchForProblems(context, [botOrigin])
  const page = await context.newPage()
  await page.goto(host.links[0] ?? '')
  return { page, context, problems }
}

const identifierOf = async (page: Page) => (await callerOf(page)).userIdentifier

test('where Telegram keeps the camera shut, a link opens the same account in the browser, at the movements', async ({
  enter,
  browser,
}) => {
  test.setTimeout(120_000)
  const shutCamera = (page: Page) =>
    page.addInitScript(() => {
      navigator.mediaDevices.getUserMedia = () =>
        Promise.reject(new DOMException('Permission denied', 'NotAllowedError'))
    })
  const user = newTelegrammer({ username: `rosa_${Date.now()}` })
  const visit = await enter({ user, before: shutCamera })
  await rememberHer(visit)
  await comeToSquats(visit)
  const player = await playerFrame(visit.page)
  await player.getByRole('button', { name: 'Use the camera' }).click()
  const wayOut = visit.page.getByRole('button', { name: 'Open in your browser' })
  await expect(wayOut).toBeVisible({ timeout: 30_000 })
  await expectAccessible(visit.page, 'camera shut')
  await expectClear(visit, 'camera shut')
  await wayOut.click()

  const outside = await followLink(browser, visit)
  await expect(outside.page).toHaveURL(/\/assessment\/workout-preview$/)
  expect(await identifierOf(outside.page)).toBe(user.username)
  expect(outside.problems).toEqual([])
  await outside.page.goto(visit.host.links[0] ?? '')
  await outside.page.getByRole('button', { name: 'Yes, go on' }).click()
  await expect(outside.page.getByRole('main')).toContainText('This link has been used')
  await outside.context.close()
})

test('in Telegram’s web version, where no session lives, the page offers to go on in a browser of one’s own', async ({
  enter,
  browser,
}) => {
  const user = newTelegrammer()
  const visit = await enter({ user, isInBrowser: true })
  const app = visit.page.frameLocator('iframe')
  await expect(app.getByRole('button', { name: 'Open in your browser' })).toBeVisible()
  await expectAccessible(visit.page, 'in the frame of Telegram’s web version')
  await app.getByRole('button', { name: 'Open in your browser' }).click()
  const outside = await followLink(browser, visit)
  await expect(outside.page).toHaveURL(/\/longevity-test$/)
  expect(await identifierOf(outside.page)).toBe(String(user.id))
  expect(outside.problems).toEqual([])
  await outside.context.close()
})
