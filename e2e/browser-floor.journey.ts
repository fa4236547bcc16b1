import { expect, type Page } from '@playwright/test'
import { allowedBeyond } from '../tools/floor/allowed-beyond.ts'
import { scriptNames } from '../tools/floor/what-browsers-have.ts'
import { test } from './steps/frugal-test.ts'
import { person } from './steps/known-report.ts'
import { introduceOneself } from './steps/onboarding.ts'
import { openReport } from './steps/open-report.ts'
import { problemsOf } from './steps/page-problems.ts'
import { playerFrame } from './steps/player.ts'
import { feelWell } from './steps/safety.ts'
import { playerWords } from './steps/words.ts'

/** Everything that Safari 16.4, Chrome 111 or Firefox 128 lacks, from the table of the source check. */
const lacking = [...scriptNames].flatMap(([name, has]) => (has || name in allowedBeyond ? [] : [name]))

/** Removes features before the page's scripts run, unless this browser lacks them anyway. */
function takeAway(names: readonly string[]) {
  const all: Record<string, { prototype?: object } | undefined> = Object(globalThis)
  for (const name of names) {
    const [owner = '', member] = name.replace(/_static$/, '').split('.')
    if (member === undefined) Reflect.deleteProperty(globalThis, owner)
    else if (owner === 'Window') Reflect.deleteProperty(globalThis, member)
    const holder = all[owner]
    if (member === undefined || holder === undefined) continue
    const places = name.endsWith('_static') ? [holder] : [holder, holder.prototype]
    for (const place of places) if (place) Reflect.deleteProperty(place, member)
  }
}

async function openAtFloor(page: Page): Promise<string[]> {
  await page.addInitScript(takeAway, lacking)
  return problemsOf(page)
}

test('a browser at exactly the floor gets from the landing page to the camera', async ({ page }) => {
  const problems = await openAtFloor(page)
  await page.goto('/longevity-test')
  expect(await page.evaluate(() => 'canParse' in URL || 'requestIdleCallback' in window)).toBe(false)
  await expect(page.locator('#old-browser')).toBeHidden()
  await introduceOneself(page, person)
  await feelWell(page)
  await page.getByRole('button', { name: 'I’m ready' }).click({ timeout: 60_000 })
  const player = await playerFrame(page)
  await expect(player.getByRole('button', { name: playerWords.screens.camera.use })).toBeVisible()
  // The journeys' browser has no voice.
  expect(problems.filter(text => !text.startsWith('Nothing is heard'))).toEqual([])
})

test('a browser at exactly the floor shows a report with all its options', async ({ page }) => {
  const problems = await openAtFloor(page)
  await openReport(page, 'unlocked')
  await page.goto('/your-data')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(problems).toEqual([])
})

test('every page warns a browser below the floor, with minimal script', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'CSS'))
  for (const address of ['/', '/longevity-test', '/onboarding/intro', '/assessment/workout']) {
    await page.route(/\/assets\/.*\.js$/, route => route.abort())
    await page.goto(address)
    await expect(
      page.getByRole('alert').getByText('Safari of iOS 16.4, Chrome 111, Firefox 128'),
    ).toBeInViewport()
  }
})
