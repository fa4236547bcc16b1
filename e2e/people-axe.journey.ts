import { expect, type Page } from '@playwright/test'
import { expectAccessibleInBothColours } from './steps/accessibility.ts'
import { atRest } from './steps/at-rest.ts'
import { test } from './steps/frugal-test.ts'
import { rememberPerson } from './steps/known-report.ts'
import { doubleText, expectInView, expectLargeTargets, expectNoSidewaysScroll } from './steps/layout.ts'
import { makePastAssessments } from './steps/past-assessments.ts'
import { openProfiles, rememberProfiles } from './steps/profiles.ts'

const ada = { name: 'Ada', age: '62', sex: 'Female' } as const
const emil = { name: 'Maximiliane-Wilhelmine', age: '71', sex: 'Male' } as const
const startButton = (page: Page) => page.getByRole('button', { name: 'Start My Longevity Test' })

async function openList(page: Page) {
  await rememberPerson(page)
  await page.goto('/longevity-test')
  await expect(startButton(page)).toBeEnabled()
  await makePastAssessments(page, [null, null])
  await page.goto('/longevity-test')
  await expect(page.getByRole('heading', { name: 'Your reports' })).toBeVisible()
}

test.describe('by day and by night', () => {
  test('axe objects to nothing on the profiles: choosing, managing, deleting, a toast', async ({ page }) => {
    await rememberProfiles(page, [ada, emil])
    await openProfiles(page)
    await expectAccessibleInBothColours(page, 'profiles')
    await page.getByRole('button', { name: 'Manage Profiles' }).click()
    await expectAccessibleInBothColours(page, 'managing')
    await page.getByRole('button', { name: /^Delete / }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectAccessibleInBothColours(page, 'deleting')
  })

  test('axe objects to nothing on a toast', async ({ page }) => {
    await rememberProfiles(page, [ada], false)
    await openProfiles(page)
    await page.getByRole('button', { name: 'Manage Profiles' }).click()
    await page.getByRole('button', { name: 'Delete Ada' }).click()
    await expect(page.getByText('Cannot delete').first()).toBeVisible()
    await expectAccessibleInBothColours(page, 'toast')
    await expect(page.getByText('Cannot delete').first(), 'while it was looked at').toBeVisible()
  })

  test('axe objects to nothing on the list, and on a start screen whose api is down', async ({ page }) => {
    await openList(page)
    await expectAccessibleInBothColours(page, 'list')
    await page.route('**/api/**', route => route.abort('connectionrefused'))
    await page.goto('/longevity-test')
    await expect(page.getByText('API temporarily unavailable')).toBeVisible()
    await expectAccessibleInBothColours(page, 'start, api down')
  })
})

for (const [what, viewport, isDoubled] of [
  ['on a small phone', { width: 360, height: 640 }, false],
  ['with the text twice as large', { width: 390, height: 844 }, true],
] as const)
  test.describe(what, () => {
    test.use({ viewport })

    async function expectWhole(page: Page, mainAction: string) {
      const action = page.getByRole('button', { name: mainAction })
      await expect(action).toBeVisible()
      if (isDoubled) await doubleText(page)
      await atRest(page)
      await expectNoSidewaysScroll(page, mainAction)
      await expectLargeTargets(page, mainAction)
      await expectInView(page, action, mainAction)
    }

    test('nothing of the profiles or the start screen is cut off or too small', async ({ page }) => {
      await rememberProfiles(page, [ada, emil])
      await openProfiles(page)
      await expectWhole(page, 'Manage Profiles')
      await page.getByRole('link', { name: 'Back' }).click()
      await expectWhole(page, 'Start My Longevity Test')
    })

    test('nothing of the list is cut off or too small', async ({ page }) => {
      await openList(page)
      await expectWhole(page, 'Take the test again')
    })
  })
