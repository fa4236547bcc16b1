import { expect, type Page } from '@playwright/test'
import { unlockKey } from './playwright.config.ts'
import { expectAccessible } from './steps/accessibility.ts'
import { test } from './steps/frugal-test.ts'
import { rememberPerson, uploadResults } from './steps/known-report.ts'
import { makePastAssessments } from './steps/past-assessments.ts'
import { unlockButton } from './steps/payment.ts'
import { openProfiles } from './steps/profiles.ts'

const cards = (page: Page) => page.getByRole('link', { name: /Mobility age \d+/ })
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const deleted = (page: Page) => page.getByText('Your report is deleted', { exact: true })

/** Opens the list of a person with one locked report. */
async function openList(page: Page) {
  const by = await rememberPerson(page)
  const sessions = await uploadResults(page, { by })
  /** Unlocks on the server alone, as a payment would. */
  const make = async (unlock = {}) =>
    page.context().request.post('/api/lithe/generate-report', {
      data: { ...by, sessions, ...unlock },
    })
  await make()
  await page.goto('/longevity-test')
  await expect(page).toHaveURL(/\/assessment\/list$/)
  await expect(cards(page)).toHaveCount(1)
  return { open: () => make({ unlocked: true, unlockKey }) }
}

test('the list is up to date, and a report leads back to it', async ({ page }) => {
  const { open } = await openList(page)
  await expect(cards(page).first()).toContainText('Premium')
  await cards(page).first().click()
  await expect(unlockButton(page)).toBeVisible()
  await open()
  await makePastAssessments(page, [null])
  await page.getByRole('link', { name: 'Back', exact: true }).click()
  await expect(page).toHaveURL(/\/assessment\/list$/)
  await expect(cards(page)).toHaveCount(2)
  await expect(cards(page).last()).not.toContainText('Premium')
  await page.reload()
  await expect(cards(page)).toHaveCount(2)
})

test('a report is deleted from the list or its own page only after a question, and other tabs say so', async ({
  page,
  context,
}) => {
  await openList(page)
  await makePastAssessments(page, [{ unlockKey }])
  await page.reload()
  await expect(cards(page)).toHaveCount(2)

  await press(page, 'Manage reports')
  await page
    .getByRole('button', { name: /^Delete the report of/ })
    .last()
    .click()
  const dialog = page.getByRole('dialog', { name: 'Delete this report?' })
  await expect(dialog).toContainText(
    'will be gone for good, here and on our server, with everything measured for it',
  )
  await expectAccessible(page, 'deleting a report')
  await context.setOffline(true)
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(dialog.getByRole('alert')).toContainText('Nothing was deleted.')
  await context.setOffline(false)
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(deleted(page)).toBeVisible()
  await expect(cards(page)).toHaveCount(1)

  await cards(page).first().click()
  await expect(page.getByRole('button', { name: 'Delete this report' })).toBeVisible()
  const other = await context.newPage()
  await other.goto(page.url())
  await expect(other.getByRole('button', { name: 'Delete this report' })).toBeVisible()
  await press(page, 'Delete this report')
  await expect(dialog).toContainText('What was paid for it is not refunded.')
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(page, 'none is left').toHaveURL(/\/longevity-test$/)

  await other.reload()
  await expect(other.getByText(/It belongs to another person, or it was deleted\./)).toBeVisible()
})

test('a report stays on screen when another tab adds a profile', async ({ page, context }) => {
  await openList(page)
  await cards(page).first().click()
  await expect(page.getByRole('button', { name: 'Delete this report' })).toBeVisible()
  const address = page.url()
  const other = await context.newPage()
  await openProfiles(other)
  await other.getByRole('button', { name: 'Add Profile' }).click()
  await expect(other).toHaveURL(/\/onboarding\/intro$/)
  await page.reload()
  await expect(page.getByRole('button', { name: 'Delete this report' })).toBeVisible()
  await expect(page).toHaveURL(address)
})
