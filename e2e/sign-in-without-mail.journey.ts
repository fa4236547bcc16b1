import { expect } from '@playwright/test'
import { botOrigin, lateMailPort } from './playwright.config.ts'
import { test } from './steps/frugal-test.ts'
import { startMailServer } from './steps/mail-server.ts'
import { codeField, newAddress, openSignIn, sendButton } from './steps/sign-in.ts'

test.use({ baseURL: botOrigin })

test('the person is told that no code could be sent if there is no mail server', async ({ page }) => {
  await openSignIn(page)
  await page.getByLabel('Your email').fill(newAddress())
  await sendButton(page).click()
  await expect(page.getByText(/^We could not send the code right now\./)).toBeVisible()
  await expect(codeField(page)).toHaveCount(0)
  const mail = await startMailServer(lateMailPort)
  await sendButton(page).click()
  await expect(codeField(page)).toBeVisible()
  await mail.close()
})
