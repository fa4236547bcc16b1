import { expect } from '@playwright/test'
import { expectAccessibleInBothColours } from './steps/accessibility.ts'
import { again } from './steps/again.ts'
import { desktop, phone, smallPhone } from './steps/devices.ts'
import { test } from './steps/frugal-test.ts'
import { browserEntry, openLanding, readThrough, showCarousel } from './steps/landing.ts'
import { setLargeText } from './steps/layout.ts'
import { shiftsOver } from './steps/layout-shift.ts'
import { landingWords, shellWords } from './steps/words.ts'

for (const device of [phone, smallPhone, desktop])
  test.describe(`at ${device.viewport.width} × ${device.viewport.height}`, () => {
    test.use(device)

    test(
      'nothing moves on its own, the main action is in view, and no pose engine is loaded',
      device === smallPhone ? again : {},
      async ({ page }) => {
        const asked: string[] = []
        page.on('request', request => asked.push(request.url()))
        await openLanding(page)
        await expect(browserEntry(page)).toBeInViewport({ ratio: 1 })
        const { before, after } = await readThrough(page)
        expect(
          Math.abs(after - before),
          'px that sections not yet rendered were wrongly taken to be high',
        ).toBeLessThan(100)
        await page.waitForTimeout(1000)
        expect(await shiftsOver(page, 0.02)).toEqual([])
        expect(asked.filter(url => /\/player\/|\.wasm|\.tflite/.test(url))).toEqual([])
        expect(asked.filter(url => !url.startsWith(new URL(page.url()).origin))).toEqual([])
      },
    )

    test('axe finds no violations, light or dark', device === smallPhone ? {} : again, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await openLanding(page)
      // A half-faded word has half its contrast for 0.4 s.
      await page.getByRole('button', { name: landingWords.headline.pause }).click()
      await readThrough(page)
      await showCarousel(page)
      await expectAccessibleInBothColours(page, 'landing')
    })

    test('text at 200 % fits the width', device === smallPhone ? {} : again, async ({ page }) => {
      await openLanding(page)
      await page.addStyleTag({ content: 'html { font-size: 225% !important }' })
      await readThrough(page)
      const overflow = await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement
        return scrollWidth - clientWidth
      })
      expect(overflow).toBe(0)
    })
  })

test('a person can pause the headline and start by keyboard alone', async ({ page }) => {
  await openLanding(page)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: shellWords.help })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: landingWords.headline.pause })).toBeFocused()
  await page.keyboard.press('Space')
  await expect(page.getByRole('button', { name: landingWords.headline.play })).toBeFocused()
  for (let stops = 0; stops < 15; stops += 1) {
    await page.keyboard.press('Tab')
    if (await browserEntry(page).evaluate(link => link === document.activeElement)) break
  }
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/login$/)
})

test('no button covers the headline in large text, even before the first script', async ({ browser }) => {
  const context = await browser.newContext({ ...phone, javaScriptEnabled: false })
  const page = await context.newPage()
  await setLargeText(page)
  await page.goto('/')
  const headline = await page.getByRole('heading', { level: 1 }).boundingBox()
  const action = await page.locator('[data-main-action]').boundingBox()
  expect(action?.y).toBeGreaterThanOrEqual((headline?.y ?? 0) + (headline?.height ?? 0))
  await context.close()
})
