import { Composer, type Context } from 'grammy'
import type { Warn } from '../../ports/payments.ts'
import { starsWords } from '../price.ts'
import type { StarsContext } from './give-back-stars.ts'
import { type TakenPayment, takePayment, takeRefund, type WhyNot, whyNotPay } from './take-payment.ts'

/** What is read on Telegram's sheet when Stars are not taken. */
export const whyNotSentences: Record<WhyNot, string> = {
  unknown: 'We do not know this payment. Please open your report in Lithe and start from there.',
  'already-open': 'This report is open already, so there is nothing to pay. Open Lithe to read it.',
  over: 'This payment has ended. Please open your report in Lithe and start it again.',
  'other-price': 'The price has changed. Please open your report in Lithe and start the payment again.',
}

export const openedSentence =
  'Thank you. Your payment has arrived, and your full report is open in Lithe. It stays open.'

export const givenBackSentence = (stars: number) =>
  `Your payment of ${starsWords(stars)} opened nothing new, so all of it is on its way back to you.`

export const stuckSentence =
  'Your payment opened nothing new, and giving it back did not work. Please send /paysupport, and we see to it.'

export const refundedSentence = (stars: number) =>
  `${starsWords(stars)} went back to you. The full report they opened is closed again.`

type StarsDoor = Omit<StarsContext, 'now'> & { now: () => Date; warn: Warn }

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
