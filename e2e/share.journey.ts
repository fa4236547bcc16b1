import { readFile, writeFile } from 'node:fs/promises'
import { loadCardWords } from '@lithe/words/card'
import { expect, type Page, type TestInfo } from '@playwright/test'
import { drawCardPicture } from '../apps/api/src/reach/card/draw-card-picture.ts'
import { serverAndBrowser } from './playwright.config.ts'
import { comparePictures } from './steps/compare-pictures.ts'
import { phoneOnItsSide } from './steps/devices.ts'
import { test } from './steps/frugal-test.ts'
import { openReport } from './steps/open-report.ts'
import { giveShareSheet } from './steps/share-sheet.ts'

// The headless shell antialiases text differently, but the card must be what people get.
test.use({ launchOptions: serverAndBrowser.use.launchOptions })

async function openCard(page: Page) {
  await page.getByRole('button', { name: 'Share how I move' }).click()
  await expect(page.getByRole('button', { name: 'Share', exact: true })).toBeEnabled()
}

const share = (page: Page) => page.getByRole('button', { name: 'Share', exact: true }).click()

const sizeOf = (png: Buffer) => ({ width: png.readUInt32BE(16), height: png.readUInt32BE(20) })

async function keep(testInfo: TestInfo, name: string, png: Buffer) {
  await writeFile(testInfo.outputPath(name), png)
  await testInfo.attach(name, { body: png, contentType: 'image/png' })
}

/** Card of the person of 62 with the standard measurements, whose mobility age is close to theirs. */
const close =
  /^The card: I am 62\. I move like \d+\. Mobility age about \d+, close to my years, likely \d+\sto\s\d+\. Ahead of about \d+ in 100 people of my age, likely \d+\sto\s\d+\.$/

test('a card of 1080 by 1080 goes to the share sheet as a file, with the chosen content', async ({
  page,
}, testInfo) => {
  const given = await giveShareSheet(page)
  await openReport(page, 'unlocked')
  await openCard(page)
  const card = page.getByRole('img', { name: /^The card: / })
  await expect(card).toHaveAccessibleName(close)
  await share(page)
  await expect.poll(() => given.length).toBe(1)

  await page.getByText('My name, Ada').click()
  const named = page.getByRole('img', {
    name: /^The card of Ada: .* Mobility age about \d+, close to my years, likely \d+\sto\s\d+\. Ahead of about \d+ in 100 people of my age, likely \d+\sto\s\d+\.$/,
  })
  await expect(named).toBeVisible()
  await expect(page.getByRole('button', { name: 'Share', exact: true })).toBeEnabled()
  await share(page)
  await expect.poll(() => given.length).toBe(2)
  await page.getByText('Tall', { exact: true }).click()
  await expect(page.getByRole('button', { name: 'Share', exact: true })).toBeEnabled()
  await share(page)
  await expect.poll(() => given.length).toBe(3)

  const [first] = given
  expect(first).toMatchObject({ name: 'how-i-move.png', type: 'image/png' })
  expect(first?.text).toMatch(
    /^I am 62, and I move like someone of about \d+, close to my years \(likely \d+–\d+\)\. Ahead of about \d+ in 100 people of my age, likely \d+\sto\s\d+\. [^\d]*http:\/\/localhost:\d+\/$/,
  )
  const [kind, withName, tall] = given.map(({ base64 }) => Buffer.from(base64, 'base64'))
  if (!kind || !withName || !tall) throw new Error('three cards were shared')
  expect(sizeOf(kind)).toEqual({ width: 1080, height: 1080 })
  expect(sizeOf(tall)).toEqual({ width: 1080, height: 1920 })
  expect(kind.equals(withName), 'what is chosen changes the picture').toBe(false)
  await keep(testInfo, 'card-kind.png', kind)
  await keep(testInfo, 'card-with-name.png', withName)
  await keep(testInfo, 'card-tall.png', tall)
})

test('the server draws the same card as the browser, except for antialiasing', async ({ page }, testInfo) => {
  const given = await giveShareSheet(page)
  await openReport(page, 'locked')
  await openCard(page)
  const words = await page.getByRole('img', { name: /likely/ }).getAttribute('aria-label')
  const [realAge = 0, years = 0, , low = 0, high = 0, place = 0, , from = 0, to = 0] = (
    words?.match(/\d+/g) ?? []
  ).map(Number)
  await expect(page.getByRole('button', { name: 'Share', exact: true })).toBeEnabled()
  await share(page)
  await expect.poll(() => given.length).toBe(1)
  const ofBrowser = Buffer.from(given[0]?.base64 ?? '', 'base64')
  const age = {
    years,
    isOrMore: false,
    comparison: 'close to',
    range: [low, high],
    standing: { share: place, from, to, leads: null },
  } as const
  const seen = { format: 'square', leads: 'age', isOfToday: true, name: null, best: null } as const
  const card = { ...seen, age, realAge }
  const speech = { words: await loadCardWords.en(), direction: 'ltr' } as const
  const ofServer = await drawCardPicture(card, new URL(page.url()).host, speech)
  await keep(testInfo, 'card-of-browser.png', ofBrowser)
  await keep(testInfo, 'card-of-server.png', ofServer)

  const same = await comparePictures(page, ofBrowser, ofServer)
  expect(same.size).toEqual([1080, 1080])
  expect(same.meanLevels).toBeLessThan(0.6)
  expect(same.differingShare).toBeLessThan(0.0005)
  const another = await drawCardPicture({ ...card, age: { ...age, years: years + 1 } }, 'localhost', speech)
  expect((await comparePictures(page, ofBrowser, another)).differingShare).toBeGreaterThan(0.005)
})

test('closing the share sheet changes nothing and raises no error', async ({ page }) => {
  await page.addInitScript(() => {
    const refuse = () => Promise.reject(new DOMException('closed', 'AbortError'))
    Object.defineProperties(navigator, { canShare: { value: () => true }, share: { value: refuse } })
  })
  await openReport(page, 'unlocked')
  await openCard(page)
  await share(page)
  await expect(page.getByRole('button', { name: 'Share', exact: true })).toBeEnabled()
  await expect(page.getByRole('alert')).toHaveText('')
})

test('the card and the share button are visible together on a phone in landscape', async ({ page }) => {
  await page.setViewportSize(phoneOnItsSide.viewport)
  await openReport(page, 'unlocked')
  await openCard(page)
  await expect(page.getByRole('dialog').getByRole('img')).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('button', { name: 'Share', exact: true })).toBeInViewport({ ratio: 1 })
})

test('the card is downloaded and its message copied if files cannot be shared', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openReport(page, 'unlocked')
  await openCard(page)
  const download = page.waitForEvent('download')
  await share(page)
  const saved = await download
  expect(saved.suggestedFilename()).toBe('how-i-move.png')
  expect(sizeOf(await readFile(await saved.path()))).toEqual({ width: 1080, height: 1080 })
  await expect(page.getByRole('alert')).toHaveText('Image downloaded and text copied to clipboard.')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^I am 62, and I move like /)
})

test('the message is shown for copying by hand if there is no clipboard either', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
  await openReport(page, 'locked')
  await openCard(page)
  const download = page.waitForEvent('download')
  await share(page)
  await download
  const alert = page.getByRole('alert')
  await expect(alert).toContainText('Image downloaded. Copy this message:')
  await expect(alert).toBeInViewport({ ratio: 1 })
  await expect(alert).toContainText(/I am 62, and I move like .* How do you move\? http/)
})

test('the card can be made and shared by keyboard alone', async ({ page }) => {
  const given = await giveShareSheet(page)
  await openReport(page, 'locked')
  await page.getByRole('button', { name: 'Share how I move' }).focus()
  await page.keyboard.press('Enter')
  const named = page.getByRole('checkbox', { name: 'My name, Ada' })
  await named.focus()
  await page.keyboard.press('Space')
  // There is nothing to share while the card is being redrawn.
  await expect(async () => {
    await named.focus()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: 'Share', exact: true })).toBeFocused({ timeout: 500 })
  }).toPass()
  await page.keyboard.press('Enter')
  await expect.poll(() => given.length).toBe(1)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})
