import { expect, type Page } from '@playwright/test'
import { test } from './steps/frugal-test.ts'
import { groundOf } from './steps/ground.ts'
import { person, rememberPerson, uploadResults } from './steps/known-report.ts'
import { feelWell } from './steps/safety.ts'
import {
  captionsWords,
  generateWords,
  personWords,
  shellWords,
  wayWords,
  workoutWords,
} from './steps/words.ts'

const startButton = (page: Page) => page.getByRole('button', { name: wayWords.start.start })

async function makeReport(page: Page, query = '') {
  await rememberPerson(page)
  await page.goto(`/longevity-test${query}`)
  await expect(startButton(page)).toBeEnabled()
  const sessions = await uploadResults(page)
  const read = page.waitForResponse(answer => /\/api\/lithe\/report\//.test(answer.url()))
  await page.goto(`/assessment/generate?${new URLSearchParams(sessions)}`)
  return (await read).text()
}

test('a reload during onboarding keeps what was entered', async ({ page }) => {
  await page.goto('/onboarding/intro')
  const name = page.getByRole('textbox', { name: captionsWords['ask-name'].join(' ') })
  await name.fill(person.name)
  await page.reload()
  await expect(name).toHaveValue(person.name)
  await page.goto('/onboarding/questionnaire')
  await page.getByLabel(personWords.age).selectOption(person.age)
  await page.getByRole('radio', { name: person.sex, exact: true }).click()
  await page.reload()
  await expect(page.getByLabel(personWords.age)).toHaveValue(person.age)
  await expect(page.getByRole('radio', { name: person.sex, exact: true })).toBeChecked()
})

test('a page whose code does not arrive says so, and recovers once the network does', async ({ page }) => {
  await rememberPerson(page)
  await page.route('**/assets/privacy-screen-*.js', route => route.abort('internetdisconnected'))
  await page.goto('/assessment/privacy')
  await expect(page.getByRole('heading', { name: shellWords.notLoaded.title })).toBeVisible()
  await page.context().setOffline(true)
  await page.getByRole('button', { name: shellWords.buttons.tryAgain }).click()
  await expect(page.getByText(generateWords.stillOffline)).toBeVisible()
  await page.context().setOffline(false)
  await page.unroute('**/assets/privacy-screen-*.js')
  await page.getByRole('button', { name: shellWords.buttons.tryAgain }).click()
  await expect(page.getByRole('heading', { name: 'What the camera sees stays with you' })).toBeVisible()
})

test('the app’s name is shown before it arrives, on its own background, light or dark', async ({ page }) => {
  await page.route('**/assets/index-*.js', route => route.abort('internetdisconnected'))
  for (const [colorScheme, ground] of [
    ['light', 'rgb(251, 246, 238)'],
    ['dark', 'rgb(14, 21, 19)'],
  ] as const) {
    await page.emulateMedia({ colorScheme })
    await page.goto('/longevity-test')
    await expect(page.getByText('Lithe', { exact: true })).toBeVisible()
    expect(await groundOf(page)).toBe(ground)
  }
})

test('a player that never responds is reloaded every 5 s, and finally reported to the person', async ({
  page,
}) => {
  await rememberPerson(page)
  await page.clock.install()
  let timesLoaded = 0
  await page.route('**/player/**', route => {
    timesLoaded += 1
    return route.fulfill({ contentType: 'text/html', body: '' })
  })
  await page.goto('/assessment/workout')
  await feelWell(page)
  for (const loaded of [1, 2, 3, 4]) {
    await expect.poll(() => timesLoaded).toBe(loaded)
    await page.clock.fastForward(3000)
    expect(timesLoaded, 'not before 5 s').toBe(loaded)
    await page.clock.fastForward(2000)
  }
  await expect(page.getByRole('heading', { name: workoutWords.unreachable.heading })).toBeVisible()
  expect(timesLoaded).toBe(4)

  await page.unroute('**/player/**')
  await page.getByRole('button', { name: shellWords.buttons.tryAgain }).click()
  await expect(page.getByRole('button', { name: 'I’m ready' })).toBeEnabled({ timeout: 60_000 })
})

for (const [which, query] of [
  ['no key', ''],
  ['a wrong key', '?unlockKey=not-the-key-of-anyone'],
] as const)
  test(`a report made with ${which} is locked, and no part of the full report is sent`, async ({ page }) => {
    const wire = await makeReport(page, query)
    expect(JSON.parse(wire)).toMatchObject({ data: { isAssessmentUnlocked: false, fullReportData: null } })
    // Its creation time may contain any digits.
    const told = wire.replace(/"createdAt":"[^"]*"/, '')
    expect(told).not.toMatch(/assessmentBreakdown|recommendations|userScore|31\.4|82\.4/)
    await expect(page.getByRole('heading', { name: 'In your full report' })).toBeVisible()
    await expect(page.getByRole('heading', { name: /^This week: / })).toHaveCount(0)
  })
