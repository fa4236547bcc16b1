import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { loginWords } from './words.ts'

export const newAddress = () => `rosa.${randomUUID().slice(0, 8)}@example.org`

export const codeField = (page: Page) => page.getByRole('textbox', { name: /Enter the 6-digit code/ })
export const sendButton = (page: Page) => page.getByRole('button', { name: 'Send OTP' })
export const continueButton = (page: Page) => page.getByRole('button', { name: 'Continue', exact: true })

export const startLink = (page: Page) => page.getByRole('link', { name: loginWords.start })

/** Opens the sign-in page, past the greeting if this device knows its person. */
export async function openSignIn(page: Page) {
  await page.goto('/login')
  const title = page.getByRole('heading', { name: loginWords.title })
  const pastGreeting = page.getByRole('button', { name: loginWords.title })
  await expect(title.or(pastGreeting)).toBeVisible()
  if (await pastGreeting.isVisible()) await pastGreeting.click()
  await expect(title).toBeVisible()
}

/** Goes from the sign-in page until the code is emailed. */
export async function askForCode(page: Page, address: string) {
  await openSignIn(page)
  await page.getByLabel('Your email').fill(address)
  await sendButton(page).click()
  await expect(codeField(page)).toBeVisible()
}

export async function giveCode(page: Page, code: string) {
  await codeField(page).fill(code)
  await continueButton(page).click()
}

export const otherThan = (code: string) => (code === '000000' ? '000001' : '000000')
