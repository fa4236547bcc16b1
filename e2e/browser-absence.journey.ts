import { type BrowserContext, chromium, expect, type Page } from '@playwright/test'
import { chromiumArguments } from '../tools/chromium/chromium-arguments.ts'
import { expectAccessible } from './steps/accessibility.ts'
import { phone } from './steps/devices.ts'
import { test } from './steps/frugal-test.ts'
import { rememberPerson } from './steps/known-report.ts'
import { playerFrame } from './steps/player.ts'
import { feelWell } from './steps/safety.ts'
import { playerWords, workoutWords } from './steps/words.ts'

const { absence } = playerWords
const device = {
  ...phone,
  userAgent: 'Mozilla/5.0 (Linux; Android 14; Pixel 8) Chrome/130.0 Mobile Safari/537.36',
}

/** Opens a browser that lacks something from the start; returns its requests. */
async function openWithout(
  flags: readonly string[],
  act: (page: Page, context: BrowserContext) => Promise<void>,
) {
  const { executablePath } = test.info().project.use.launchOptions ?? {}
  const browser = await chromium.launch({
    executablePath: executablePath ?? '',
    args: [...chromiumArguments, ...flags],
  })
  const { baseURL = '' } = test.info().project.use
  const context = await browser.newContext({ ...device, baseURL, serviceWorkers: 'block' })
  const page = await context.newPage()
  const asked: string[] = []
  context.on('request', request => asked.push(request.url()))
  await act(page, context)
  await browser.close()
  return asked.filter(url => /\/engine\//.test(url))
}

test('the player reports missing SIMD and says what to do before any engine file is fetched', async ({
  baseURL,
}) => {
  // Chromium offers no SIMD without these processor instructions.
  const engine = await openWithout(['--js-flags=--no-enable-sse4-1'], async (page, context) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await rememberPerson(page)
    await page.goto('/longevity-test')
    await page.goto('/assessment/workout')
    await feelWell(page)
    const player = await playerFrame(page)
    await expect(player.getByRole('heading', { name: absence.engine.title })).toBeVisible()
    await expect(player.getByText(absence.engine.what.android)).toBeVisible()
    const address = `${baseURL}/`
    await expect(player.getByText(address, { exact: true })).toBeVisible()
    await expect(player.locator('svg[shape-rendering="crispEdges"] path')).toBeVisible()
    await expectAccessible(page, 'a browser without SIMD')
    await player.getByRole('button', { name: absence.copy }).click()
    await expect(player.getByText(absence.copied)).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address)
    // No movement has begun, so leaving asks nothing.
    await page.getByRole('button', { name: workoutWords.leave.press }).click()
    await expect(page).toHaveURL(/\/assessment\/workout-preview$/)
  })
  expect(engine).toEqual([])
})

test('a browser without WebAssembly, such as an iPhone in Lockdown Mode, shows the same message', async () => {
  const engine = await openWithout([], async page => {
    await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'WebAssembly'))
    await page.goto('/player/?movement=squat')
    await expect(page.getByRole('heading', { name: absence.engine.title })).toBeVisible()
    await expect(page.getByText(page.url(), { exact: true })).toBeVisible()
  })
  expect(engine).toEqual([])
})

test('an app that denies its pages the camera is reported before the engine is fetched', async () => {
  const engine = await openWithout([], async page => {
    await page.addInitScript(() =>
      Object.defineProperty(Navigator.prototype, 'mediaDevices', { get: () => undefined }),
    )
    await page.goto('/player/?movement=squat')
    await expect(page.getByRole('heading', { name: absence.camera.title })).toBeVisible()
    await expect(page.getByText(absence.camera.what.android)).toBeVisible()
    await expectAccessible(page, 'an app without a camera')
  })
  expect(engine).toEqual([])
})

test('a URL without https offers its https version, even if nothing can be copied', async ({ baseURL }) => {
  const insecure = 'http://lithe.example'
  const engine = await openWithout([], async page => {
    // Serves the same server under another host name, since localhost counts as secure without https.
    await page.route(`${insecure}/**`, async route => {
      const url = route
        .request()
        .url()
        .replace(insecure, baseURL ?? '')
      await route.fulfill({ response: await route.fetch({ url }) })
    })
    await page.goto(`${insecure}/player/?movement=squat`)
    await expect(page.getByRole('heading', { name: absence.insecure.title })).toBeVisible()
    const secure = `${insecure.replace('http:', 'https:')}/player/?movement=squat`
    await expect(page.getByText(secure, { exact: true })).toBeVisible()
    await page.getByRole('button', { name: absence.copy }).click()
    await expect(page.getByText(absence.byHand)).toBeVisible()
  })
  expect(engine).toEqual([])
})

test('the player asks for a missing camera, or for a phone by URL and QR code', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = async () => {
      throw new DOMException('', 'NotFoundError')
    }
  })
  await page.goto('/player/?movement=squat')
  await page.getByRole('button', { name: playerWords.screens.camera.use }).click({ timeout: 60_000 })
  await expect(page.getByText(absence.code)).toBeVisible()
  await expect(page.getByText(page.url(), { exact: true })).toBeVisible()
  await expect(page.locator('svg[shape-rendering="crispEdges"] path')).toBeVisible()
})
