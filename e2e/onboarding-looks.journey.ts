import { expect, test } from '@playwright/test'
import { expectAccessible } from './steps/accessibility.ts'
import { rememberPerson } from './steps/known-report.ts'
import { doubleText, expectNoSidewaysScroll } from './steps/layout.ts'
import { openPage, preparationPages } from './steps/onboarding.ts'

test.beforeEach(({ page }) => rememberPerson(page))

// Etta moves in one, and waits to be played in the other.
for (const [colorScheme, reducedMotion] of [
  ['light', 'no-preference'],
  ['dark', 'reduce'],
] as const)
  test.describe(`in ${colorScheme} colours`, () => {
    test.use({ colorScheme, reducedMotion })
    for (const [stretch, pages] of [
      ['from the greeting to the promises', preparationPages.slice(0, 7)],
      ['from the movements to the reminders', preparationPages.slice(7)],
    ] as const)
      test(`axe objects to nothing ${stretch}`, async ({ page }) => {
        for (const entry of pages) {
          await openPage(page, entry)
          await expectAccessible(page, entry[0])
        }
      })
  })

test.describe('on a small phone', () => {
  test.use({ viewport: { width: 360, height: 640 } })
  test('text at twice its size hangs over no side, and hides no main action', async ({ page }) => {
    for (const entry of preparationPages) {
      await openPage(page, entry)
      await doubleText(page)
      await expectNoSidewaysScroll(page, entry[0])
      await page.locator('footer').getByRole('button').click({ trial: true })
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
