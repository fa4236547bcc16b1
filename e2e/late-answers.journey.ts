import { expect } from '@playwright/test'
import { moving } from './steps/devices.ts'
import { test } from './steps/frugal-test.ts'
import { holdBack } from './steps/hold-back.ts'
import { rememberPerson } from './steps/known-report.ts'
import { mailedCode } from './steps/mail-server.ts'
import { askForCode, giveCode, newAddress } from './steps/sign-in.ts'
import { loginWords, shellWords, signInWords, wayWords } from './steps/words.ts'

test.use(moving)

const saved = '**/api/lithe/user'

test('a slow server holds nothing up: the start proceeds, saving continues, and a person who goes back stays there', async ({
  page,
}) => {
  await rememberPerson(page)
  const user = await holdBack(page, saved)
  await page.goto('/longevity-test')
  await expect(page.getByRole('button', { name: 'Loading...' })).toBeDisabled()
  await expect(page.getByRole('button', { name: wayWords.start.start })).toBeEnabled()
  await expect(page.getByText('You can start anyway', { exact: false })).toBeVisible()

  await page.goto('/onboarding/questionnaire')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('button', { name: wayWords.questionnaire.saving })).toBeVisible()
  await expect(page).toHaveURL(/\/assessment\/privacy$/)

  await page.goto('/onboarding/credibility')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL(/\/onboarding\/questionnaire$/)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('button', { name: wayWords.questionnaire.saving })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/\/onboarding\/credibility$/)
  const answered = page.waitForResponse(saved)
  user.letGo()
  await (await answered).finished()
  await page.waitForFunction(() => new Promise(resolve => requestIdleCallback(() => resolve(true))))
  await expect(page).toHaveURL(/\/onboarding\/credibility$/)
})

test('a slow sign-in says so, and does not pull forward a person who has gone back', async ({ page }) => {
  const address = newAddress()
  await page.goto('/')
  await askForCode(page, address)
  const verifying = await holdBack(page, '**/api/lithe/verify-otp')
  await giveCode(page, await mailedCode(address))
  await expect(page.getByRole('button', { name: signInWords.code.verifying })).toBeVisible()
  await expect(page.getByText(/^This is taking longer than usual/)).toBeVisible()
  await page.getByRole('link', { name: loginWords.home }).click()
  await expect(page).toHaveURL(/\/$/)
  verifying.letGo()
  await expect(page.getByText(`As ${address}.`, { exact: true })).toBeVisible()
  await expect(page).toHaveURL(/\/$/)
})

test('the back arrow goes back in history without adding to it', async ({ page }) => {
  await rememberPerson(page)
  await page.goto('/onboarding/intro')
  await page.getByRole('button', { name: wayWords.next }).click()
  await expect(page).toHaveURL(/\/onboarding\/longevity$/)
  const back = page.getByRole('link', { name: shellWords.buttons.back })
  await back.click()
  await expect(page).toHaveURL(/\/onboarding\/intro$/)
  await page.goForward()
  await expect(page, 'the arrow was a step back').toHaveURL(/\/onboarding\/longevity$/)

  await page.goto('/onboarding/success')
  const length = () => page.evaluate(() => history.length)
  const before = await length()
  await back.click()
  await expect(page, 'without an empty query').toHaveURL(/\/onboarding\/confidence$/)
  expect(await length()).toBe(before)
})
