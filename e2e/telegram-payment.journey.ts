import { expect } from '@playwright/test'
import { type BotApiPeer, openBotApiPeer } from '../apps/api/src/testing/telegram/bot-api-peer.ts'
import {
  newSender,
  preCheckoutUpdate,
  successfulPaymentUpdate,
} from '../apps/api/src/testing/telegram/updates.ts'
import { serverAndBrowser, starsApiPort, telegramBotUrl, webhookSecret } from './playwright.config.ts'
import { again } from './steps/again.ts'
import { dialog, expectLocked, expectUnlocked, unlockButton } from './steps/payment.ts'
import type { Visit } from './telegram/enter-telegram.ts'
import { phoneOf } from './telegram/phone.ts'
import { type StarsServer, startStarsServer } from './telegram/stars-server.ts'
import { test } from './telegram/test.ts'
import { expectCallsFromTelegram, openReportIn } from './telegram/visit.ts'

// The headless shell never navigates to an external URL that does not respond.
test.use({ launchOptions: serverAndBrowser.use.launchOptions })

let telegram: BotApiPeer
let shop: StarsServer
test.beforeAll(async () => {
  telegram = await openBotApiPeer({ port: starsApiPort })
  shop = await startStarsServer()
})
test.afterAll(async () => {
  await shop.stop()
  await telegram.stop()
})

async function pay(page: Visit['page'], words: RegExp) {
  await unlockButton(page).click()
  await dialog(page).getByRole('button', { name: words }).click()
}

for (const age of ['old', 'current'] as const)
  test(
    `a person pays in an external browser in the ${age} Telegram, returns to the bot, and the report opens meanwhile`,
    age === 'old' ? again : {},
    async ({ enter, browser }) => {
      const visit = await enter({ phone: phoneOf(age) })
      const { page, host } = visit
      await openReportIn(visit)
      await pay(page, /^Pay \$2 in your browser$/)
      await expect.poll(() => host.links.length).toBe(1)
      await expect(page.getByText('Finish in your browser. Not open? Press once more.')).toBeVisible()
      await expect(page.getByRole('button', { name: 'I have not paid' })).toBeVisible()
      await page.getByRole('button', { name: 'Open the payment again' }).click()
      await expect.poll(() => host.links.length).toBe(2)
      expect(host.links[1]).toBe(host.links[0])
      await expect(page).toHaveURL(/\/assessment\/report\//)
      expect(visit.wire.calls().find(({ path }) => path.endsWith('/generate-checkout'))?.body).toMatchObject({
        successUrl: telegramBotUrl,
        cancelUrl: telegramBotUrl,
      })
      expect(expectCallsFromTelegram(visit)).toContain('POST /generate-checkout')

      const outside = await browser.newContext()
      await outside.route(telegramBotUrl, route => route.fulfill({ body: 'the bot' }))
      const checkout = await outside.newPage()
      await checkout.goto(host.links[0] ?? '')
      await checkout.getByRole('button', { name: 'Pay $2.00' }).click()
      await checkout.waitForURL(telegramBotUrl)
      await outside.close()
      await expectUnlocked(page)
      await expect(page.getByText('Paid. Everything is open.')).toBeInViewport()
    },
  )

/** Delivers an update as Telegram does: again and again until accepted. */
const bring = (update: unknown) =>
  expect
    .poll(async () => {
      const { status } = await fetch(`${shop.origin}/api/lithe/webhooks/telegram`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-telegram-bot-api-secret-token': webhookSecret },
        body: JSON.stringify(update),
      })
      return status
    })
    .toBe(200)

/** Pays, and returns the invoice that the mini app opens, as Telegram records it. */
async function openInvoice({ page, host }: Visit) {
  const before = host.invoices.length
  await pay(page, /^Pay 100 Stars/)
  await expect.poll(() => host.invoices.length).toBe(before + 1)
  const slug = host.invoices.at(-1) ?? ''
  const invoice = telegram.books.invoices.get(`https://t.me/$${slug}`)
  if (!invoice) throw new Error('Telegram knows no such invoice')
  return { slug, ...invoice }
}

test('a Stars invoice opens inside Telegram; the report stays locked if it is cancelled or fails, and opens if it is paid', async ({
  enter,
}) => {
  const visit = await enter({ origin: shop.origin })
  const { page, host, user } = visit
  await openReportIn(visit)
  for (const end of ['cancelled', 'failed'] as const) {
    const { slug } = await openInvoice(visit)
    await host.closeInvoice(slug, end)
    await expect(page.getByRole('main')).toContainText(
      end === 'cancelled' ? /no charges|cancelled/i : /did not|failed/i,
    )
    await expectLocked(page)
  }
  const { slug, payload, stars } = await openInvoice(visit)
  expect(stars).toBe(100)
  const payer = newSender({ id: user.id })
  await bring(preCheckoutUpdate(payer, { payload, stars }))
  expect(telegram.calls('answerPreCheckoutQuery').at(-1)?.payload).toMatchObject({ ok: true })
  await bring(successfulPaymentUpdate(payer, { payload, stars }))
  await host.closeInvoice(slug, 'paid')
  await expectUnlocked(page)
})

test('a Telegram too old for invoices in mini apps opens the invoice as a link', async ({ enter }) => {
  const visit = await enter({ origin: shop.origin, phone: phoneOf('old') })
  await openReportIn(visit)
  await pay(visit.page, /^Pay 100 Stars/)
  await expect.poll(() => visit.host.links).toEqual([expect.stringMatching(/^https:\/\/t\.me\/\$[\w-]+$/)])
})
