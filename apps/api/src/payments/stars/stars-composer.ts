import { Composer, type Context } from 'grammy'
import type { Warn } from '../../ports/warn.ts'
import type { StarsContext } from './give-back-stars.ts'
import {
  givenBackSentence,
  openedSentence,
  refundedSentence,
  stuckSentence,
  whyNotSentences,
} from './stars-sentences.ts'
import { type TakenPayment, takePayment } from './take-payment.ts'
import { takeRefund } from './take-refund.ts'
import { whyNotPay } from './why-not-pay.ts'

export type StarsDoor = Omit<StarsContext, 'now'> & { now: () => Date; warn: Warn }

const toldOf: Record<TakenPayment, ((stars: number) => string) | null> = {
  opened: () => openedSentence,
  'given-back': givenBackSentence,
  stuck: () => stuckSentence,
  known: null,
  'not-ours': null,
}

/** Telegram's word on Stars: it asks before it takes them, and tells of those that came and went. */
export function starsComposer({ now: readClock, warn, ...deps }: StarsDoor): Composer<Context> {
  const composer = new Composer()
  const context = () => ({ ...deps, now: readClock() })
  const tell = async (chatId: number, text: string) => {
    // A payment is settled whether or not its payer can be written to.
    const sent = await deps.chats.sendText(chatId, text)
    if (!sent.ok) warn({ reason: sent.reason }, 'a payer could not be told what became of their Stars')
  }

  composer.on('pre_checkout_query', async ctx => {
    const { invoice_payload: orderId, currency, total_amount: stars } = ctx.preCheckoutQuery
    const whyNot = await whyNotPay(context(), { orderId, currency, stars })
    if (whyNot) await ctx.answerPreCheckoutQuery(false, whyNotSentences[whyNot])
    else await ctx.answerPreCheckoutQuery(true)
  })

  composer.on('message:successful_payment', async ctx => {
    const { successful_payment: paid, chat, from } = ctx.message
    const { invoice_payload: orderId, total_amount: stars, telegram_payment_charge_id: chargeId } = paid
    const taken = await takePayment(context(), { orderId, chargeId, payer: from.id, stars })
    if (taken === 'not-ours' || taken === 'stuck')
      warn(
        { taken, order: taken === 'stuck' ? orderId : 'none', charge: chargeId },
        'a payment in Stars needs a look',
      )
    const said = toldOf[taken]
    if (said) await tell(chat.id, said(stars))
  })

  composer.on('message:refunded_payment', async ctx => {
    const { refunded_payment: refunded, chat } = ctx.message
    const { invoice_payload: orderId, total_amount: stars, telegram_payment_charge_id: chargeId } = refunded
    const isNews = await takeRefund(context(), { orderId, chargeId })
    if (isNews) await tell(chat.id, refundedSentence(stars))
  })
  return composer
}
