import { expect, type Page, test } from '@playwright/test'
import { again } from './steps/again.ts'
import { desktop, moving, phone } from './steps/devices.ts'
import { appScript, holdBack } from './steps/hold-back.ts'
import { browserEntry } from './steps/landing.ts'
import { shiftsOver } from './steps/layout-shift.ts'
import { problemsOf } from './steps/page-problems.ts'
import { developed } from './steps/plate.ts'
import { codeField, newAddress } from './steps/sign-in.ts'
import { landingWords, signInWords, storyWords, wayWords } from './steps/words.ts'

test.use(moving)

const headline = (page: Page) => page.getByRole('heading', { level: 1, name: landingWords.headline.whole })
const dark = 'rgb(14, 21, 19)'

/** Lighthouse's slow 4G, on which the first words are painted before any script arrives. */
async function slowDown(page: Page) {
  const wire = await page.context().newCDPSession(page)
  await wire.send('Network.enable')
  const perSecond = { downloadThroughput: 204_800, uploadThroughput: 96_000 }
  await wire.send('Network.emulateNetworkConditions', { offline: false, latency: 150, ...perSecond })
}

/** Waits for something that only a script renders, after hydration. */
const untilTakenOver = (page: Page) =>
  expect(page.getByRole('heading', { name: storyWords.research.title })).toBeAttached()

const paintsOf = (page: Page) =>
  page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length)

declare global {
  interface Window {
    /** Nodes of the document as parsed, by selector. */
    firstNodes: Map<string, Element>
  }
}

const kept = [
  '#root > div',
  'h1',
  '.turning-word',
  'main .chronophotograph > svg',
  '.chrono-arc',
  'a[href="/login"]',
]

const noteFirstNodes = (page: Page) =>
  page.addInitScript(selectors => {
    window.firstNodes = new Map()
    const look = () => {
      for (const selector of selectors) {
        const found = document.querySelector(selector)
        if (found && !window.firstNodes.has(selector)) window.firstNodes.set(selector, found)
      }
    }
    new MutationObserver(look).observe(document, { childList: true, subtree: true })
  }, kept)

for (const [name, device] of Object.entries({ phone, desktop }))
  test.describe(`on a ${name}`, () => {
    test.use(device)

    test.describe('without any script', () => {
      test.use({ javaScriptEnabled: false, colorScheme: 'dark' })

      test(
        'the landing page explains itself, shows its plate and leads on, even in dark mode',
        device === desktop ? again : {},
        async ({ page }) => {
          await page.goto('/')
          await expect(page).toHaveTitle(new RegExp(landingWords.title))
          await expect(headline(page)).toBeVisible()
          const plate = page.locator('.living > svg').filter({ visible: true })
          const box = await plate.boundingBox()
          expect(box?.height).toBeGreaterThan(150)
          await expect(plate.locator('.last-pose')).toHaveCSS('opacity', '1')
          await expect(page.locator('html')).toHaveCSS('background-color', dark)
          await expect(browserEntry(page)).toBeInViewport({ ratio: 1 })
          await browserEntry(page).click()
          await expect(page).toHaveURL(/\/login$/)
        },
      )
    })

    test(
      'React hydrates it in place: the same nodes, no warning, no shift',
      device === desktop ? again : {},
      async ({ page }) => {
        await slowDown(page)
        const problems = problemsOf(page)
        await noteFirstNodes(page)
        // The link to a bot arrives with the settings, as a second line below the button.
        await page.route('**/api/lithe/config', async route => {
          const response = await route.fetch()
          const { data, ...rest } = await response.json()
          await route.fulfill({ response, json: { ...rest, data: { ...data, telegramBotUrl: null } } })
        })
        const scripts = await holdBack(page, appScript)
        await page.goto('/', { waitUntil: 'commit' })
        await expect(headline(page)).toBeVisible()
        await expect.poll(() => paintsOf(page), 'the first words wait for no script').toBe(1)
        scripts.letGo()
        await untilTakenOver(page)
        await page.waitForLoadState('networkidle')
        const isSame = await page.evaluate(
          selectors => selectors.map(one => document.querySelector(one) === window.firstNodes.get(one)),
          kept,
        )
        expect(isSame).toEqual(kept.map(() => true))
        expect(problems).toEqual([])
        expect(await shiftsOver(page, 0)).toEqual([])
      },
    )

    test(
      'the plate is prerendered exactly as a browser would draw it',
      device === desktop ? again : {},
      async ({ page }) => {
        await page.goto('/')
        await untilTakenOver(page)
        const drawn = () => developed(page)
        const prerendered = await drawn()
        // Cropped to its figures on a phone, whole on a desktop.
        expect(prerendered.box).toEqual(device === phone ? prerendered.measured : [0, 0, 2400, 1200])
        await browserEntry(page).click()
        await expect(page).toHaveURL(/\/login$/)
        await page.goBack()
        await expect(headline(page)).toBeVisible()
        // Drawn first, then developed step by step.
        await expect.poll(drawn).toEqual(prerendered)
      },
    )
  })

test('each first page’s plate fits its frame on a desktop', async ({ browser }) => {
  const context = await browser.newContext(desktop)
  const page = await context.newPage()
  for (const path of ['/', '/longevity-test', '/login']) {
    await page.goto(path)
    await expect.poll(async () => (await developed(page)).steps.length, path).toBeGreaterThan(1)
    // The drawing may briefly have no size during hydration.
    await expect(async () => {
      const { box, measured, fits } = await developed(page)
      const [left = 0, top = 0, width = 0, height = 0] = box
      const [x = 0, y = 0, wide = 0, high = 0] = measured
      expect({ path, fits }).toEqual({ path, fits: null })
      expect(wide, path).toBeGreaterThan(width / 2)
      expect([x >= left, y >= top, x + wide <= left + width, y + high <= top + height], path).not.toContain(
        false,
      )
    }).toPass({ timeout: 5000 })
  }
  await context.close()
})

test('the start page is also complete without a script, and hydrates without a warning', async ({ page }) => {
  const problems = problemsOf(page)
  await noteFirstNodes(page)
  await page.goto('/longevity-test')
  await expect(page.getByRole('button', { name: wayWords.start.start })).toBeEnabled()
  expect(await page.evaluate(() => document.querySelector('h1') === window.firstNodes.get('h1'))).toBe(true)
  expect(problems).toEqual([])
  expect(await shiftsOver(page, 0)).toEqual([])
  await page.goto('/login', { waitUntil: 'networkidle' })
  expect(await shiftsOver(page, 0), 'a server without Google keeps no place for it').toEqual([])
})

test('an email address typed before any script arrives is kept and can be sent later', async ({ page }) => {
  const problems = problemsOf(page)
  const scripts = await holdBack(page, appScript)
  await page.goto('/login', { waitUntil: 'commit' })
  const field = page.getByLabel(signInWords.email.label)
  await field.fill('rosa@example.org')
  scripts.letGo()
  await expect(page.getByRole('button', { name: signInWords.email.send })).toBeEnabled()
  await expect(field).toHaveValue('rosa@example.org')
  expect(problems).toEqual([])
})

test('an email address submitted before any script arrives is sent once scripts run', async ({ page }) => {
  const scripts = await holdBack(page, appScript)
  await page.goto('/login', { waitUntil: 'commit' })
  await page.getByLabel(signInWords.email.label).fill(newAddress())
  await page.keyboard.press('Enter')
  scripts.letGo()
  await expect(codeField(page)).toBeFocused()
})

test('no app script is requested until the first words are painted', async ({ page }) => {
  await slowDown(page)
  await page.goto('/longevity-test')
  await expect(page.getByRole('button', { name: wayWords.start.start })).toBeEnabled()
  const { paintedMs, askedMs } = await page.evaluate(() => {
    const scripts = performance
      .getEntriesByType('resource')
      .filter(({ name }) => /\/assets\/index-.*\.js$/.test(name))
    return {
      paintedMs:
        performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.POSITIVE_INFINITY,
      askedMs: scripts.map(({ startTime }) => startTime),
    }
  })
  expect(askedMs).toHaveLength(1)
  expect(askedMs[0]).toBeGreaterThan(paintedMs)
})
