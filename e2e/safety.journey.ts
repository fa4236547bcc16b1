import { expect, type Locator, type Page, type Request } from '@playwright/test'
import { emergencyNumber } from './playwright.config.ts'
import { expectAccessible } from './steps/accessibility.ts'
import { smallPhone } from './steps/devices.ts'
import { test } from './steps/frugal-test.ts'
import { rememberPerson } from './steps/known-report.ts'
import { expectNoSidewaysScroll } from './steps/layout.ts'
import { feelWell, readQuestions } from './steps/safety.ts'
import { safetyWords, shellWords } from './steps/words.ts'

async function tick(page: Page, ...answers: RegExp[]) {
  for (const name of answers) await page.getByRole('checkbox', { name }).check()
}
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
/** The plates shown, recognised by their drawings. */
const platesOn = (place: Locator) =>
  place
    .locator('[data-plate] svg g[id^="chrono-head-"]')
    .evaluateAll(heads => heads.map(({ id }) => id.replace('chrono-head-', '')))
const easierPlates = ['single-leg-stance-semi-tandem', 'toe-touch-seated', 'squat-seated'] as const
const supportedPlates = ['single-leg-stance-supported', 'toe-touch-seated', 'squat-seated'] as const
/** Expects Etta's film before a movement to show the exact variant to be done. */
const expectFilmOf = (page: Page, way: string) =>
  expect
    .poll(() => page.locator('main video').evaluate((film: HTMLVideoElement) => film.currentSrc))
    .toContain(`/trainer/${way}`)
const ready = (page: Page) => page.getByRole('button', { name: 'I’m ready' })

test.beforeEach(({ page }) => rememberPerson(page))

test('the first movement comes after the questions, and one press answers them for a healthy person', async ({
  page,
}) => {
  await page.goto('/assessment/practice')
  await press(page, 'Start the test')
  await expect(page.getByRole('heading', { name: safetyWords.questions.heading })).toBeVisible()
  await expect(page.locator('iframe')).toHaveCount(0)
  await page.goto('/assessment/workout-preview')
  await expect(page.getByRole('heading', { name: safetyWords.questions.heading })).toHaveCount(0)
  await feelWell(page)
  await expect(page.getByRole('heading', { name: 'Single-leg stance' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Single-leg stance' }), 'asked once a visit').toBeVisible()
  await page.goto('/assessment/workout-preview')
  await readQuestions(page)
  await expect(
    page.getByRole('button', { name: safetyWords.questions.none }),
    'and again at the next',
  ).toBeVisible()
})

test.describe('on a small phone', () => {
  test.use(smallPhone)
  test('the questions can be answered once read to the end, and the main action scrolls until then', async ({
    page,
  }) => {
    await page.goto('/assessment/workout')
    const last = page.getByRole('checkbox').last()
    const readOn = page.getByRole('button', { name: safetyWords.questions.readOn })
    const none = page.getByRole('button', { name: safetyWords.questions.none })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await expect(readOn).toBeVisible()
    await expect(none).toHaveCount(0)
    for (const tap of [1, 2]) {
      // A tap would be retargeted and scroll while the action rests.
      await expect(page.locator('[data-main-action] .rest')).toHaveCSS('visibility', 'hidden')
      const before = await page.evaluate(() => window.scrollY)
      await readOn.tap()
      await expect.poll(() => page.evaluate(() => window.scrollY), `tap ${tap}`).toBeGreaterThan(before)
    }
    await expect(none).toBeVisible()
    await expect(last).toBeInViewport({ ratio: 1 })
    await none.tap()
    await expect(page.getByRole('heading', { name: 'Single-leg stance' })).toBeVisible()
  })
})

test('one press reaches the last question on a common phone, and no line exceeds the screen', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/assessment/workout')
  const last = page.getByRole('checkbox').last()
  await expect(page.locator('[data-main-action] .rest')).toHaveCSS('visibility', 'hidden')
  await page.getByRole('button', { name: safetyWords.questions.readOn }).tap()
  await expect(page.getByRole('button', { name: safetyWords.questions.none })).toBeVisible()
  const [row, slot] = [await last.boundingBox(), await page.locator('[data-main-action]').boundingBox()]
  expect((row?.y ?? 0) + (row?.height ?? 0)).toBeLessThanOrEqual(slot?.y ?? 0)
  await expectNoSidewaysScroll(page, 'the questions')
})

test('chest pain stops the test for today, kindly, and can be undone', async ({ page }) => {
  await page.goto('/assessment/workout')
  await tick(page, /Chest pain/, /fell in the last year/)
  await press(page, 'Continue')
  await expect(page.getByRole('heading', { name: 'Not today' })).toBeVisible()
  const advice = page.getByText('Ask someone who knows your health')
  await expect(advice, 'no picture pushes it below the buttons').toBeInViewport({ ratio: 1 })
  const first = page.locator('main > *').first()
  await expect(first).toContainText(safetyWords.notToday.callNow)
  const sentence = first.getByText('Call your emergency number')
  expect(
    await sentence.evaluate(words => Number.parseFloat(getComputedStyle(words).fontSize)),
  ).toBeGreaterThanOrEqual(24.9)
  const call = first.getByRole('link', { name: `Call ${emergencyNumber}` })
  await expect(call).toHaveAttribute('href', `tel:${emergencyNumber}`)
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    for (const viewport of [
      { width: 360, height: 640 },
      { width: 390, height: 844 },
      { width: 844, height: 390 },
    ]) {
      await page.setViewportSize(viewport)
      await page.evaluate(() => scrollTo(0, 0))
      await expect(call).toBeInViewport({ ratio: 1 })
    }
  }
  await page.setViewportSize({ width: 390, height: 844 })
  await expectAccessible(page, 'not today')
  await press(page, 'Change my answers')
  await expect(page.getByRole('checkbox', { name: /Chest pain/ })).toBeChecked()
  await press(page, 'Continue')
  await press(page, 'Back to the start')
  await expect(page).toHaveURL(/\/longevity-test$/)
})

test('a person who walks with a stick keeps both feet down and sits, and no answer leaves the page', async ({
  page,
}) => {
  const sent: Request[] = []
  await page.goto('/assessment/workout')
  await readQuestions(page)
  await expect(page.getByRole('button', { name: safetyWords.questions.none })).toBeVisible()
  page.on('request', request => sent.push(request))
  await tick(page, /stick or a frame/)
  await press(page, 'Continue')
  for (const name of ['Half-step stance', 'Reach on a chair', 'Chair stands'])
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible()
  await expect.poll(() => platesOn(page.locator('main').getByRole('list').first())).toEqual([...easierPlates])
  await expectAccessible(page, 'the easier way')
  await press(page, 'I have a chair next to me')
  await expect(page.getByRole('heading', { name: 'Half-step stance' })).toBeVisible()
  await expectFilmOf(page, 'single-leg-stance-semi-tandem')
  await expect(ready(page)).toBeVisible()
  const kept = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))
  expect(kept).toContain('semi-tandem')
  for (const told of [kept, ...sent.map(request => request.postData() ?? '')])
    expect(told).not.toMatch(/walking-aid|stick or a frame/)
})

test('a person who fell is shown no hard movement, and no film of a hard movement is requested', async ({
  page,
}) => {
  const films = new Set<string>()
  page.on('request', request => {
    const film = /\/trainer\/([\w-]+)\.(?:webm|mp4|webp)$/.exec(new URL(request.url()).pathname)?.[1]
    if (film) films.add(film)
  })
  await page.goto('/assessment/workout')
  await tick(page, /fell in the last year/)
  await press(page, 'Continue')
  await expect
    .poll(() => platesOn(page.locator('main').getByRole('list').first()))
    .toEqual([...supportedPlates])
  for (const [index, name] of [
    'One leg, one hand on a chair',
    'Reach on a chair',
    'Chair stands',
  ].entries()) {
    await press(page, `Show the movement: ${name}`)
    const sheet = page.getByRole('dialog', { name })
    await expect(sheet.locator('video')).toHaveJSProperty('readyState', 4)
    await expect
      .poll(() => [...films], 'one film after the other')
      .toEqual(supportedPlates.slice(0, index + 1))
    await sheet.getByRole('button', { name: shellWords.buttons.close, exact: true }).last().click()
    await expect(sheet).toBeHidden()
  }
  await press(page, 'I have a chair next to me')
  await expectFilmOf(page, 'single-leg-stance-supported')
})

test('a movement without an easier way is left out of an organisation’s set and reported as not measured', async ({
  page,
}) => {
  await page.goto('/assessment/workout-preview?o=INSURER')
  await readQuestions(page)
  await tick(page, /feet feel numb/)
  await press(page, 'Continue')
  for (const name of ['One leg, one hand on a chair', 'Chair stands', 'Reach on a chair'])
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible()
  await expect(page.getByText('Left out today: Jumping jacks, Plank.', { exact: false })).toBeVisible()
  await press(page, 'I have a chair next to me')
  await expect(page.getByText('1 of 3')).toBeVisible()
})

test('an easier way can be chosen before a movement, and undone', async ({ page }) => {
  await page.goto('/assessment/workout')
  await feelWell(page)
  await press(page, 'Easier: One leg, one hand on a chair')
  await expect(page.getByRole('heading', { name: 'One leg, one hand on a chair' })).toBeVisible()
  await press(page, 'Easier: Half-step stance')
  await press(page, 'Back to: Single-leg stance')
  await expect(page.getByRole('heading', { name: 'Single-leg stance' })).toBeVisible()
})
