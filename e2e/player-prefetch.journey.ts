import { chromium, expect, type Page, test } from '@playwright/test'
import { chromiumArguments, softwarePaintArguments } from '../tools/chromium/chromium-arguments.ts'
import { phone } from './steps/devices.ts'
import { holdBack } from './steps/hold-back.ts'
import { rememberPerson } from './steps/known-report.ts'
import { makeReport } from './steps/open-report.ts'
import { playerFrame } from './steps/player.ts'
import { feelWell } from './steps/safety.ts'
import { wayWords } from './steps/words.ts'

/** Long enough for anything deferred to idle time. */
const idleMs = 4000

function watchPlayerFiles(page: Page) {
  const asked: string[] = []
  const arrived: string[] = []
  page.on('request', request => asked.push(new URL(request.url()).pathname))
  page.on('requestfinished', request => arrived.push(new URL(request.url()).pathname))
  const ofPlayer = (paths: string[]) => paths.filter(path => path.startsWith('/player/'))
  return { asked: () => ofPlayer(asked), arrived: () => ofPlayer(arrived) }
}

test('the player is prefetched while a person reads, but not on the landing page, and ready at the workout', async ({
  baseURL,
}, testInfo) => {
  test.setTimeout(120_000)
  // Only a browser with a profile caches files of this size.
  const browser = await chromium.launchPersistentContext(testInfo.outputPath('profile'), {
    executablePath: testInfo.project.use.launchOptions?.executablePath ?? '',
    args: [...chromiumArguments, ...softwarePaintArguments],
    baseURL: baseURL ?? '',
    ...phone,
  })
  const page = await browser.newPage()
  await rememberPerson(page)
  const files = watchPlayerFiles(page)

  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForTimeout(idleMs)
  expect(files.asked(), 'the landing asks for nothing of the player').toEqual([])

  await page.goto('/onboarding/intro')
  const engine = [
    ...[/litert-threaded-\w+\.wasm$/, /litert-threaded-\w+\.js$/],
    ...[/pose-body-\w+\.tflite$/, /pose-full-\w+\.tflite$/],
  ]
  const built = [
    /assets\/index-[\w-]+\.js$/,
    /assets\/detector\.worker-[\w-]+\.js$/,
    /warm-up-person-[\w-]+\.jpg$/,
    /assets\/en-[\w-]+\.voice$/,
    /assets\/words-en-player-[\w-]+\.js$/,
    /assets\/words-en-movements-[\w-]+\.js$/,
  ]
  for (const file of [...built, ...engine])
    await expect
      .poll(() => files.arrived().filter(path => file.test(path)).length, { timeout: 40_000 })
      .toBe(1)
  expect(
    files.asked().filter(path => /words-/.test(path)),
    'the words of one language',
  ).toHaveLength(2)

  await page.goto('/assessment/workout')
  await feelWell(page)
  await expect(page.getByRole('button', { name: 'I’m ready' })).toBeEnabled({ timeout: 60_000 })
  const player = await playerFrame(page)
  const loaded = await player.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .flatMap(entry =>
        entry instanceof PerformanceResourceTiming
          ? [{ path: new URL(entry.name).pathname, bytesOverNetwork: entry.transferSize }]
          : [],
      ),
  )
  const rooms = [/assets\/words-en-player-[\w-]+\.js$/, /assets\/words-en-movements-[\w-]+\.js$/]
  const scripts = [/assets\/index-[\w-]+\.js$/, ...rooms]
  for (const file of [...scripts, ...engine.filter(name => !/js/.test(name.source))])
    expect(
      loaded.find(({ path }) => file.test(path)),
      String(file),
    ).toMatchObject({ bytesOverNetwork: 0 })
  await browser.close()
})

test('nothing is prefetched on a metered connection until a test fetches everything that it may need', async ({
  page,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true }),
  )
  await rememberPerson(page)
  const files = watchPlayerFiles(page)
  const pages: string[] = []
  page.on('requestfinished', request => {
    const [, name = ''] = request.url().match(/\/assets\/([\w-]+-screen)-[\w-]+\.js$/) ?? []
    if (name) pages.push(name)
  })
  await page.goto('/onboarding/intro')
  await expect(page.getByRole('heading', { name: wayWords.intro.title })).toBeVisible()
  await page.waitForTimeout(idleMs)
  expect(files.asked()).toEqual([])
  expect(pages).toContain('intro-screen')
  expect(pages).not.toContain('generate-screen')

  await page.goto('/assessment/workout')
  for (const name of ['generate-screen', 'report-screen', 'easier-way-screen', 'login-screen'])
    await expect.poll(() => pages).toContain(name)
})

test('scripts of other pages wait while a page loads its report', async ({ page }) => {
  const assessmentId = await makeReport(page, 'locked')
  const asked: string[] = []
  page.on('request', request => asked.push(...(/[\w-]+-screen(?=-[\w-]+\.js$)/.exec(request.url()) ?? [])))
  const answer = await holdBack(page, '**/api/lithe/report/*')
  const isAsked = page.waitForRequest('**/api/lithe/report/*')
  await page.goto(`/assessment/report/${assessmentId}`)
  await isAsked
  await page.waitForTimeout(idleMs)
  expect(asked).toEqual(['report-screen'])
  answer.letGo()
  await expect.poll(() => asked).toContain('your-data-screen')
})

test('a failed prefetch causes no page error', async ({ page }) => {
  const errors: string[] = []
  page.on('pageerror', error => errors.push(error.message))
  let refused = 0
  await page.route(/\/workout-page-.*\.js$/, route => {
    refused += 1
    return route.abort()
  })
  await page.goto('/')
  await expect.poll(() => refused, { timeout: 30_000 }).toBeGreaterThan(0)
  await page.waitForLoadState('networkidle')
  expect(errors).toEqual([])
})
