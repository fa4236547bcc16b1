import { expect, type Page } from '@playwright/test'
import { openReport } from './open-report.ts'

export const unlockButton = (page: Page) => page.getByRole('button', { name: /^See (what|all|both|it)/ })
export const dialog = (page: Page) => page.getByRole('dialog', { name: 'Unlock your full report' })
export const payButton = (page: Page) => dialog(page).getByRole('button', { name: /^Pay/ })
export const promoField = (page: Page) => dialog(page).getByRole('textbox', { name: 'Promo code' })
export const applyButton = (page: Page) => dialog(page).getByRole('button', { name: 'Apply' })
export const processing = (page: Page) => page.getByText('Processing Payment...')

/** Opens the payment dialog of a locked report; returns the report's id. */
export async function openDialog(page: Page) {
  const assessmentId = await openReport(page, 'locked')
  await unlockButton(page).click()
  await expect(dialog(page)).toBeVisible()
  return assessmentId
}

/** Goes from a locked report to the payment page. */
export async function goToCheckout(page: Page) {
  const assessmentId = await openDialog(page)
  await payButton(page).click()
  await expect(page.getByRole('button', { name: /^Pay \$/ })).toBeVisible()
  await expect(page).toHaveURL(/\/sandbox-checkout\//)
  return assessmentId
}

export async function apply(page: Page, code: string) {
  await promoField(page).fill(code)
  await applyButton(page).click()
}

export async function expectUnlocked(page: Page) {
  await expect(page.getByRole('heading', { name: /^This week: / })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'In your full report' })).toHaveCount(0)
  await expect(unlockButton(page)).toHaveCount(0)
}

export async function expectLocked(page: Page) {
  await expect(page.getByRole('heading', { name: 'In your full report' })).toBeVisible()
  await expect(page.getByRole('heading', { name: /^This week: / })).toHaveCount(0)
}
