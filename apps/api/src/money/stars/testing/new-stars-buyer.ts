import { randomUUID } from 'node:crypto'
import * as endpoints from '@lithe/contracts/api'
import { eq } from 'drizzle-orm'
import type { Update } from 'grammy/types'
import { assessments } from '../../../ground/db/schema/assessments.ts'
import { starsCheckouts } from '../../../ground/db/schema/checkouts.ts'
import { orderChanges, orders } from '../../../ground/db/schema/orders.ts'
import { telegramWebhookPath } from '../../../reach/bot/make-bot.ts'
import { callEndpoint } from '../../../testing/call.ts'
import { reportedGuest } from '../../../testing/reported-guest.ts'
import {
  newSender,
  preCheckoutUpdate,
  refundedPaymentUpdate,
  successfulPaymentUpdate,
} from '../../../testing/telegram/updates.ts'
import { botUrl, type StarsWorld, starsWebhookSecret } from './describe-with-stars.ts'

export async function deliver({ testApp, peer }: StarsWorld, update: Update) {
  peer.books.witness(update)
  const { statusCode } = await testApp.app.inject({
    method: 'POST',
    url: telegramWebhookPath,
    headers: {
      'content-type': 'application/json',
      'x-telegram-bot-api-secret-token': starsWebhookSecret,
    },
    payload: JSON.stringify(update),
  })
  return statusCode
}

/** Creates a person in the mini app with a locked report and no checkout; English by default. */
export async function newStarsReader(world: StarsWorld, language = 'en') {
  const { testApp, peer } = world
  const { guest, assessmentId } = await reportedGuest(testApp)
  const caller = { userIdentifier: guest.userIdentifier, source: 'telegram' as const }
  const payer = newSender({ language_code: language })
  const headers = { 'accept-language': language }
  const { db } = testApp.database
  return {
    guest,
    assessmentId,
    payer,
    payment: () =>
      callEndpoint(testApp.app, endpoints.readPayment, `/report/${assessmentId}/payment`, caller),
    checkout: () =>
      callEndpoint(
        testApp.app,
        endpoints.generateCheckout,
        '/generate-checkout',
        { ...caller, assessmentId, successUrl: botUrl, cancelUrl: botUrl },
        { headers },
      ),
    invoiceAt: (url: string) => peer.books.invoices.get(url) ?? { payload: 'no invoice', stars: 0 },
    /** Sends a pre-checkout query and returns the bot's answer. */
    async ask(offer: { payload: string; stars: number; currency?: string }) {
      const update = preCheckoutUpdate(payer, offer)
      await deliver(world, update)
      const id = update.pre_checkout_query?.id
      const answers = peer.calls('answerPreCheckoutQuery').map(({ payload }) => payload)
      return answers.find(({ pre_checkout_query_id }) => pre_checkout_query_id === id)
    },
    pay: (paid: { payload: string; stars: number; chargeId?: string }) =>
      deliver(world, successfulPaymentUpdate(payer, paid)),
    refund: (refunded: { payload: string; stars: number; chargeId: string }) =>
      deliver(world, refundedPaymentUpdate(payer, refunded)),
    /** Messages the bot has sent the payer. */
    told: () =>
      peer
        .calls('sendMessage')
        .flatMap(({ payload: { chat_id, text } }) => (chat_id === payer.id ? [String(text)] : [])),
    refundsAsked: () =>
      peer
        .calls('refundStarPayment')
        .flatMap(({ payload }) => (payload.user_id === payer.id ? [payload] : [])),
    orders: () =>
      db.select().from(orders).where(eq(orders.assessmentId, assessmentId)).orderBy(orders.createdAt),
    async history(orderId: string) {
      const changes = await db
        .select()
        .from(orderChanges)
        .where(eq(orderChanges.orderId, orderId))
        .orderBy(orderChanges.revision)
      return changes.map(({ state, report }) => `${state}: ${report}`)
    },
    async books(orderId: string) {
      const [row] = await db.select().from(starsCheckouts).where(eq(starsCheckouts.orderId, orderId))
      return row
    },
    async unlock() {
      const [row] = await db.select().from(assessments).where(eq(assessments.id, assessmentId))
      return row && { reason: row.unlockReason, source: row.unlockSource }
    },
    isOpen: async () => (await guest.read(assessmentId)).data.fullReportData !== null,
  }
}

/** Creates a person with an invoice on screen. */
export async function newStarsBuyer(world: StarsWorld, language?: string) {
  const reader = await newStarsReader(world, language)
  const { data } = await reader.checkout()
  const invoice = reader.invoiceAt(data.checkoutUrl)
  return { ...reader, invoice, orderId: invoice.payload, chargeId: `charge-${randomUUID()}` }
}
export type StarsBuyer = Awaited<ReturnType<typeof newStarsBuyer>>
