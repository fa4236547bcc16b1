import { loadPhoneCheckWords } from '@lithe/words/phone-check'
import { expect, test } from '@playwright/test'
import { giveFilmCamera } from './camera/film-camera.ts'
import { expectAccessible } from './steps/accessibility.ts'

const words = await loadPhoneCheckWords.en()
const { lines, values } = words

test('the phone check tries what a test needs, shows a report to copy, asks for the camera once and sends nothing', async ({
  page,
  context,
}) => {
  test.setTimeout(120_000)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const camera = await giveFilmCamera(page, ['squat'])
  await page.goto('/player/check/')
  await expect(page).toHaveTitle(words.title)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.heading)
  await expectAccessible(page, 'phone check, before')
  await page.evaluate(() => window.filmCamera.load('squat'))
  const sent: string[] = []
  page.on('request', request => sent.push(request.url()))

  const told = (line: keyof typeof lines) =>
    page
      .locator('dl > div')
      .filter({ has: page.getByText(lines[line], { exact: true }) })
      .locator('dd')
  await page.getByRole('button', { name: words.start }).click()
  await expect(page.getByText(words.camera)).toBeVisible()
  await page.evaluate(() => window.filmCamera.play())
  await expect(page.getByRole('button', { name: words.copy })).toBeVisible({ timeout: 60_000 })
  expect(camera.timesAsked()).toBe(1)

  for (const line of [
    'secure',
    'isolated',
    'simd',
    'codecs',
    'frames',
    'inline',
    'audio',
    'database',
  ] as const)
    await expect(told(line), line).toHaveText(values.yes)
  await expect(told('agent')).toHaveText(await page.evaluate(() => navigator.userAgent))
  await expect(told('edges')).toHaveText(values.edges({ top: '0', right: '0', bottom: '0', left: '0' }))
  await expect(told('picture')).toHaveText(/^\d+ × \d+, /)
  const rate = Number(await told('rate').textContent())
  expect(rate).toBeGreaterThan(3)
  expect(rate).toBeLessThan(35)
  for (const name of Object.values(lines))
    await expect(page.getByText(name, { exact: true }).first()).toBeVisible()
  await expectAccessible(page, 'phone check, its report')

  await page.getByRole('button', { name: words.copy }).click()
  await expect(page.getByRole('button', { name: words.copied })).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied.split('\n')[0]).toBe(words.title)
  expect(copied).toContain(`${lines.simd}: ${values.yes} [${words.state.good}]`)
  expect(copied.split('\n')).toHaveLength(Object.keys(lines).length + 1)
  expect(
    sent.filter(url => !url.startsWith('blob:')),
    'nothing is asked for and nothing leaves',
  ).toEqual([])
  expect(await page.evaluate(async () => (await indexedDB.databases()).length), 'nothing stays').toBe(0)
})

test('the check reports a missing camera, and tests the frame rate with a film of ours', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = async () => {
      throw new DOMException('', 'NotFoundError')
    }
  })
  await page.goto('/player/check/')
  await page.getByRole('button', { name: words.start }).click()
  await expect(page.getByText(values.film)).toBeVisible({ timeout: 30_000 })
  await expect(page.getByText('missing', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: words.copy })).toBeVisible({ timeout: 60_000 })
})
