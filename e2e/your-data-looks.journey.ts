import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './steps/accessibility.ts'
import { atRest } from './steps/at-rest.ts'
import { doubleText, expectInView, expectLargeTargets, expectNoSidewaysScroll } from './steps/layout.ts'
import { makeReport } from './steps/open-report.ts'

async function openYourData(page: Page) {
  await makeReport(page, 'locked')
  await page.goto('/your-data')
  await expect(page.getByText('measurements', { exact: true })).toBeVisible()
}
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Erase everything?' })

test('axe objects to nothing: one’s data, the sheet that erases, and what left this phone, by day and by night', async ({
  page,
}) => {
  await openYourData(page)
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await expectAccessible(page, `your data, ${colorScheme}`)
    await page.getByRole('button', { name: 'Erase everything...' }).click()
    await sheet(page).getByLabel('Yes, erase all of it').check()
    await expectAccessible(page, `erasing, ${colorScheme}`)
    await sheet(page).getByRole('button', { name: 'Keep everything' }).click()
    await page.getByRole('link', { name: 'See what left this phone' }).click()
    await page.getByRole('button', { name: 'The exact text' }).first().click()
    await page.getByRole('button', { name: 'What this list leaves out' }).click()
    await expectAccessible(page, `sent, ${colorScheme}`)
    await page.getByRole('button', { name: 'Back' }).click()
  }
})

for (const [what, viewport, isDoubled] of [
  ['on a small phone', { width: 360, height: 640 }, false],
  ['with the text twice as large', { width: 390, height: 844 }, true],
] as const)
  test(`nothing is cut off or too small ${what}`, async ({ page }) => {
    await page.setViewportSize(viewport)
    async function expectWhole(screen: string) {
      if (isDoubled) await doubleText(page)
      await atRest(page)
      await expectNoSidewaysScroll(page, screen)
      await expectLargeTargets(page, screen)
    }
    await openYourData(page)
    await expectWhole('your data')
    await expectInView(page, page.getByRole('button', { name: 'Keep a copy' }), 'your data')
    await page.getByRole('button', { name: 'Erase everything...' }).click()
    await expectWhole('erasing')
    const keep = sheet(page).getByRole('button', { name: 'Keep everything' })
    await keep.scrollIntoViewIfNeeded()
    await expectInView(page, keep, 'erasing')
    await keep.click()
    await page.getByRole('link', { name: 'See what left this phone' }).click()
    await page.getByRole('button', { name: 'The exact text' }).first().click()
    await expectWhole('what left')
  })

test('with the keyboard alone a person changes their mind about erasing, and reads what was sent', async ({
  page,
}) => {
  await openYourData(page)
  await page.getByRole('button', { name: 'Erase everything...' }).focus()
  await page.keyboard.press('Enter')
  await expect(sheet(page)).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expect(sheet(page).getByLabel('Yes, erase all of it')).toBeChecked()
  await page.keyboard.press('Tab')
  await expect(sheet(page).getByRole('button', { name: 'Erase everything' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(sheet(page)).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Erase everything...' })).toBeFocused()

  await page.getByRole('link', { name: 'See what left this phone' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'What left this phone' })).toBeFocused()
  const text = page.getByRole('button', { name: 'What went with it' }).first()
  await text.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText(/lithe-user: user_/).first()).toBeVisible()
})
