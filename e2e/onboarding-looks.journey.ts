import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './steps/accessibility.ts'
import { desktop, phone, smallPhone } from './steps/devices.ts'
import { test } from './steps/frugal-test.ts'
import { rememberPerson } from './steps/known-report.ts'
import { doubleText, expectInView, expectLargeTargets, expectNoSidewaysScroll } from './steps/layout.ts'
import { openPage, preparationPages } from './steps/onboarding.ts'

test.beforeEach(({ page }) => rememberPerson(page))

async function expectWithinReach(page: Page, screen: string) {
  await expectInView(page, page.locator('footer').getByRole('button'), screen)
  await expectNoSidewaysScroll(page, screen)
  await expectLargeTargets(page, screen)
}

for (const [stretch, pages] of [
  ['from the greeting to the promises', preparationPages.slice(0, 7)],
  ['from the movements to the reminders', preparationPages.slice(7)],
] as const)
  test(`${stretch} every page shows its main action at once, axe objects to nothing, and text may be twice as large`, async ({
    page,
  }) => {
    test.setTimeout(120_000)
    for (const entry of pages) {
      const [path] = entry
      await page.setViewportSize(phone.viewport)
      // Etta moves by day, and waits to be played by night.
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'no-preference' })
      await openPage(page, entry)
      await expectWithinReach(page, path)
      await expectAccessible(page, `${path}, light`)
      await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
      await expectAccessible(page, `${path}, dark and still`)

      await page.setViewportSize(smallPhone.viewport)
      await expectWithinReach(page, `${path} on a small phone`)
      await doubleText(page)
      await expectNoSidewaysScroll(page, path)
      await page.locator('footer').getByRole('button').click({ trial: true })
    }
  })

test.describe('on a desk', () => {
  test.use(desktop)
  test('every page shows its main action at once, within a finger’s reach', async ({ page }) => {
    for (const entry of preparationPages) {
      await openPage(page, entry)
      await expectWithinReach(page, entry[0])
    }
  })
})

test.describe('with reduced motion', () => {
  test.use({ reducedMotion: 'reduce' })
  test('nothing moves: pages only fade, and Etta stands still with her words', async ({ page }) => {
    await page.goto('/onboarding/intro')
    await page.getByRole('button', { name: 'Next' }).click()
    await expect(page).toHaveURL(/credibility$/)
    const moving = await page.evaluate(() =>
      document
        .getAnimations()
        .flatMap(({ effect }) =>
          effect instanceof KeyframeEffect
            ? effect.getKeyframes().flatMap(frame => ('transform' in frame ? [String(frame.transform)] : []))
            : [],
        ),
    )
    expect(moving.filter(transform => transform !== 'none')).toEqual([])

    await page.goto('/onboarding/intro')
    await expect(page.getByText('Hello, I am Etta.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Play' })).toBeVisible()
    await page.waitForTimeout(700)
    expect(await page.locator('video').evaluate((film: HTMLVideoElement) => film.currentTime)).toBe(0)
  })
})
