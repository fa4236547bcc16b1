import { expect } from '@playwright/test'
import { openStripePeer, peerKey, type StripePeer } from '../apps/api/src/testing/stripe/stripe-peer.ts'
import { mailsTo, smtpPort, stripePort } from './playwright.config.ts'
import { test } from './steps/frugal-test.ts'
import { mailedCode, mailedSubject } from './steps/mail-server.ts'
import { openReport } from './steps/open-report.ts'
import { expectUnlocked } from './steps/payment.ts'
import { codeField, continueButton, newAddress, sendButton } from './steps/sign-in.ts'
import { type OwnServer, startServer } from './steps/start-server.ts'

test.use({ baseURL: `http://localhost:${stripePort}` })

let stripe: StripePeer
let server: OwnServer
test.beforeAll(async () => {
  stripe = await openStripePeer()
  server = await startServer(stripePort, {
    PAYMENTS: 'stripe',
    STRIPE_SECRET_KEY: peerKey,
    STRIPE_WEBHOOK_SECRET: 'whsec_of_nobody',
    STRIPE_API_URL: stripe.url,
    ...mailsTo(smtpPort),
  })
})
test.afterAll(async () => {
  await server.stop()
  await stripe.close()
})

test('a guest who paid opens the report in another browser by a code sent to the receipt’s mailbox; a mail scanner opens nothing', async ({
  page,
  browser,
}) => {
  const payer = newAddress()
  const assessmentId = await openReport(page, 'locked')
  const path = `/assessment/report/${assessmentId}`
  await expect(page.getByText('a code to the email address on its receipt')).toBeVisible()

  await page.route('https://checkout.stripe.com/**', route => route.fulfill({ body: 'Stripe' }))
  await page.getByRole('button', { name: /^See / }).click()
  await page.getByRole('button', { name: /^Pay/ }).click()
  await expect(page).toHaveURL(/^https:\/\/checkout\.stripe\.com\//)
  const [session] = stripe.books.sessions.values()
  stripe.books.pay(session?.id ?? '', payer)
  await page.goto(`/api/lithe/checkout-return/${session?.params.client_reference_id}`)
  await expectUnlocked(page)
  await mailedSubject(payer, /receipt from Lithe/)

  const scanner = await browser.newContext({ baseURL: server.origin })
  expect((await scanner.request.get(path)).status()).toBe(200)
  await scanner.close()

  const elsewhere = await browser.newContext({ baseURL: server.origin })
  const other = await elsewhere.newPage()
  await other.goto(path)
  await other.getByRole('button', { name: 'I paid for this report' }).click()
  await other.getByLabel('Your email').fill(payer)
  await sendButton(other).click()
  await codeField(other).fill(await mailedCode(payer))
  await continueButton(other).click()
  await expectUnlocked(other)
  await other.reload()
  await expectUnlocked(other)
  await other.goto('/assessment/list')
  await expect(other.getByRole('link', { name: /Mobility age/ })).toHaveCount(0)
  await elsewhere.close()
})
