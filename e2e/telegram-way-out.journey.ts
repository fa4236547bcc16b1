import { type Browser, expect, type Page } from '@playwright/test'
import { botOrigin } from './playwright.config.ts'
import { expectAccessible } from './steps/accessibility.ts'
import { comeToSquats } from './steps/come-to-squats.ts'
import { callerOf } from './steps/known-report.ts'
import { playerFrame } from './steps/player.ts'
import type { Visit } from './telegram/enter-telegram.ts'
import { expectClear } from './telegram/insets.ts'
import { newTelegrammer } from './telegram/launch.ts'
import { watchForProblems } from './telegram/problems.ts'
import { test } from './telegram/test.ts'
import { rememberHer } from './telegram/visit.ts'

/** Opens the mini app's link in the person's own browser. */
async function followLink(browser: Browser, { host }: Visit) {
  await expect.poll(() => host.links.length).toBe(1)
  const context = await browser.newContext({ baseURL: botOrigin })
  const problems = watchForProblems(context, [botOrigin])
  const page = await context.newPage()
  await page.goto(host.links[0] ?? '')
  return { page, context, problems }
}

const identifierOf = async (page: Page) => (await callerOf(page)).userIdentifier

test('a link opens the same account in the browser, at the list of movements, if Telegram blocks the camera', async ({
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
  await comeToSquats(visit.page)
  const player = await playerFrame(visit.page)
  await player.getByRole('button', { name: 'Use the camera' }).click()
  const wayOut = visit.page.getByRole('button', { name: 'Open in your browser' })
  await expect(wayOut).toBeVisible({ timeout: 30_000 })
  const remedy = visit.page.getByRole('listitem')
  await expect(remedy.first()).toHaveText('Open your phone’s settings and find Telegram among the apps.')
  await expect(remedy.nth(1)).toContainText('Switch Camera on')
  await expectAccessible(visit.page, 'camera shut')
  await expectClear(visit, 'camera shut')
  await wayOut.click()

  const outside = await followLink(browser, visit)
  await expect(outside.page).toHaveURL(/\/assessment\/workout-preview$/)
  expect(await identifierOf(outside.page)).toBe(user.username)
  expect(outside.problems).toEqual([])
  await outside.page.goto(visit.host.links[0] ?? '')
  await outside.page.getByRole('button', { name: 'Yes, carry on' }).click()
  await expect(outside.page.getByRole('main')).toContainText('This link has been used')
  await outside.context.close()
})

test('Telegram Web, which keeps no session, offers to continue in the user’s own browser', async ({
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
