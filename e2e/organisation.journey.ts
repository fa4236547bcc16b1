import { expect } from '@playwright/test'
import { givePlayerThatAnswers } from './steps/answering-player.ts'
import { test } from './steps/frugal-test.ts'
import { openLanding } from './steps/landing.ts'
import { comeByLink, doTheSet, openReportOfTheSet } from './steps/organisation-visit.ts'
import { begunTestWords } from './steps/words.ts'

test('an organisation’s link leads from the landing page, through its five movements, to an unlocked report', async ({
  page,
}) => {
  const player = await givePlayerThatAnswers(page)
  const key = await comeByLink(page)
  await openReportOfTheSet(page, key, await doTheSet(page, player.complete))
})

test('a person reached by an organisation’s link by mistake can drop it for good', async ({ page }) => {
  await openLanding(page, '?o=insurer')
  const leave = page.getByRole('button', { name: 'Not with your insurer? Use Lithe without it' })
  // A single press does not discard a test in progress.
  await page.evaluate(() => {
    const state = { currentWorkoutIndex: 2, assessmentResults: [], organization: 'insurer' }
    localStorage.setItem('workout-session', JSON.stringify({ state, version: 1 }))
  })
  await page.reload()
  await leave.click()
  await page.getByRole('button', { name: 'Stay' }).click()
  await expect(page.getByText('Your insurer invites you')).toBeVisible()
  await leave.click()
  await page.getByRole('button', { name: begunTestWords.leaveOrganisation.leave, exact: true }).click()
  await expect(page.getByText('Your insurer invites you')).toHaveCount(0)
  await expect(page).toHaveURL(/\/$/)
  await page.reload()
  await expect(page.getByText('and about 5 minutes in front of your phone')).toBeVisible()
  await expect(leave).toHaveCount(0)
})
