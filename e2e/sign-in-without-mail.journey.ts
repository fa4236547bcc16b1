import { expect, test } from '@playwright/test'
import { lateMailPort, mailsTo, withoutMailPort } from './playwright.config.ts'
import { startMailServer } from './steps/mail-server.ts'
import { codeField, newAddress, sendButton } from './steps/sign-in.ts'
import { type OwnServer, startServer } from './steps/start-server.ts'

let server: OwnServer
test.beforeAll(async () => {
  server = await startServer(withoutMailPort, mailsTo(lateMailPort))
})
test.afterAll(() => server.stop())

test('without a mail server the person is told that no code could be sent', async ({ page }) => {
  await page.goto(`${server.origin}/login`)
  await page.getByLabel('Your e-mail').fill(newAddress())
  await sendButton(page).click()
  await expect(page.getByText(/^We could not send the code just now\./)).toBeVisible()
  await expect(codeField(page)).toHaveCount(0)
  const mail = await startMailServer(lateMailPort)
  await sendButton(page).click()
  await expect(codeField(page)).toBeVisible()
  await mail.close()
})
