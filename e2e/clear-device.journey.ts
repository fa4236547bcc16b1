import { expect, type Page } from '@playwright/test'
import { test } from './steps/frugal-test.ts'
import { leaveUnsent } from './steps/known-report.ts'
import { mailedCode } from './steps/mail-server.ts'
import { askForCode, giveCode, newAddress } from './steps/sign-in.ts'
import { wayWords } from './steps/words.ts'

const dialog = (page: Page) => page.getByRole('dialog', { name: wayWords.clear.title })
const hasSession = async (page: Page) =>
  (await page.context().cookies()).some(({ name }) => name === 'lithe_session')

test('clearing this device names what is still unsent, and signs the person out', async ({ page }) => {
  const address = newAddress()
  await askForCode(page, address)
  await giveCode(page, await mailedCode(address))
  await expect(page).toHaveURL(/\/onboarding\/intro$/)
  expect(await hasSession(page)).toBe(true)
  await page.route('**/api/lithe/sessions/**', route => route.abort('connectionrefused'))
  await leaveUnsent(page)
  await page.goto('/longevity-test')
  await expect(page.getByRole('button', { name: wayWords.start.start })).toBeEnabled()
  await page.getByRole('button', { name: /Only \d+ minutes/ }).click({ delay: 900 })
  await expect(dialog(page)).toContainText('One result on this phone has not reached us yet.')

  await page.route('**/api/lithe/sign-out', route => route.abort('connectionrefused'))
  await dialog(page).getByRole('button', { name: wayWords.clear.clear, exact: true }).click()
  await expect(dialog(page).getByRole('alert')).toContainText('this device could not be signed out')
  expect(await page.evaluate(() => localStorage.getItem('user-id'))).toContain(address)
  await page.unroute('**/api/lithe/sign-out')
  await dialog(page).getByRole('button', { name: 'Cancel' }).click()

  await page.getByRole('button', { name: /Only \d+ minutes/ }).click({ delay: 900 })
  const reloaded = page.waitForEvent('load')
  await dialog(page).getByRole('button', { name: wayWords.clear.clear, exact: true }).click()
  await reloaded
  await expect(page.getByRole('button', { name: wayWords.start.start })).toBeEnabled()
  expect(await hasSession(page)).toBe(false)
  expect(await page.evaluate(() => localStorage.getItem('user-id'))).not.toContain(address)
})
