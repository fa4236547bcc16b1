import { expect, type Page } from '@playwright/test'
import { browserEntry, openLanding } from './landing.ts'
import { introduceToEtta } from './onboarding.ts'
import { secretLink } from './organisation-link.ts'
import { feelWell } from './safety.ts'
import { afterMovementWords, landingWords, loginWords, wayWords, workoutWords } from './words.ts'

export const organisationSet = [
  'push-up',
  'jumping-jack',
  'single-leg-stance',
  'plank',
  'sit-and-reach',
] as const

/** Goes from the organisation's link to the press that starts the first movement. */
export async function comeByLink(page: Page) {
  const { search, key } = secretLink()
  await openLanding(page, search)
  await expect(page.getByText('Your insurer invites you')).toBeVisible()
  await expect(page).toHaveURL(/\/\?o=insurer$/)
  await expect(page.getByText('Your insurer does not see any of this.')).toBeVisible()
  await expect(page.getByText(landingWords.stays)).toBeVisible()
  await expect(page.getByText('Your insurer has taken care of it.', { exact: false })).toBeVisible()
  await browserEntry(page).click()
  await page.getByRole('link', { name: loginWords.start }).click()
  await page.getByRole('button', { name: wayWords.start.start }).click()
  await introduceToEtta(page, { name: 'Ada', age: 45, sex: 'Female' })
  await expect(page.getByText('480 seconds', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: /Show the movement/ })).toHaveCount(organisationSet.length)
  await expect(page.getByText('Just for you: not part of your age', { exact: true })).toHaveCount(3)
  await feelWell(page)
  await page.getByRole('button', { name: workoutWords.intro.more, exact: true }).click()
  await expect(page.getByText(workoutWords.intro.place.floor)).toBeVisible()
  await page.getByRole('button', { name: 'I’m ready' }).click({ timeout: 60_000 })
  return key
}

/** Does the movements in order, without automatic starts after the phone moves; returns the expected report request. */
export async function doTheSet(
  page: Page,
  perform: (movement: (typeof organisationSet)[number]) => Promise<unknown>,
) {
  const asked = page.waitForRequest(request => request.url().endsWith('/generate-report'), { timeout: 0 })
  for (const [index, movement] of organisationSet.entries()) {
    if (movement === 'jumping-jack' || movement === 'plank')
      await expect(page.getByText('Nothing starts until you press.', { exact: false })).toBeVisible()
    if (index > 0) await page.getByRole('button', { name: afterMovementWords.rest.skip }).click()
    await perform(movement)
  }
  return (await asked).postDataJSON()
}

/** Goes from the end of the set to the report, opened by the organisation's key. */
export async function openReportOfTheSet(
  page: Page,
  organisationKey: string,
  told: { sessions: { strength: string[] } },
) {
  expect(told).toMatchObject({ unlocked: true, organisation: 'insurer', organisationKey })
  expect(told.sessions.strength).toHaveLength(3)
  await expect(page).toHaveURL(/\/assessment\/report\/[0-9a-f-]{36}$/)
  await page.getByRole('button', { name: afterMovementWords.review.age }).click()
  const report = page.getByRole('main')
  for (const name of ['Push-ups', 'Jumping jacks', 'Single-leg stance', 'Plank', 'Sit and reach'])
    await expect(report.getByText(name, { exact: true }).first()).toBeVisible()
  await expect(report.getByText('Just for you: not part of your age')).toHaveCount(3)
  await expect(report.getByText('Your insurer does not see any of this.')).toBeVisible()
  await expect(page.getByRole('region', { name: /^This week: / })).toBeVisible()
  await expect(page.getByRole('button', { name: /· \$2$/ })).toHaveCount(0)
  await expect(page.getByRole('button', { name: /Measure this one again/ })).toHaveCount(
    organisationSet.length,
  )
}
