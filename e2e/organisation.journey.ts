import { expect, test } from '@playwright/test'
import { uploadResults } from './steps/known-report.ts'
import { browserEntry, openLanding } from './steps/landing.ts'
import { introduceOneself } from './steps/onboarding.ts'

test('an organisation’s link leads from the landing page, through its own movements, to an open report', async ({
  page,
}) => {
  await openLanding(page, '?o=INSURER')
  await expect(page.getByText('Your insurer invites you')).toBeVisible()
  await browserEntry(page).click()
  await page.getByRole('link', { name: 'Continue without signing in' }).click()
  await introduceOneself(page, { name: 'Ada', age: 62, sex: 'Female' })
  for (const movement of ['Push-ups', 'Jumping jacks', 'Single-leg stance', 'Plank', 'Sit and reach'])
    await expect(page.getByRole('main').getByText(movement, { exact: true })).toBeVisible()

  const { balance } = await uploadResults(page)
  const asked = page.waitForRequest(request => request.url().endsWith('/generate-report'))
  await page.goto(`/assessment/generate?balance=${balance}`)
  expect((await asked).postDataJSON()).toMatchObject({ unlocked: true, organisation: 'insurer' })
  await expect(page).toHaveURL(/\/assessment\/report\/[0-9a-f-]{36}$/)
  await expect(page.getByText('31.4 seconds', { exact: true })).toBeVisible()
  await expect(page.getByRole('region', { name: 'What to do this week' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Unlock full report' })).toHaveCount(0)
})
