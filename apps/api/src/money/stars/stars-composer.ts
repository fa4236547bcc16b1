import { Composer, type Context } from 'grammy'
import type { User } from 'grammy/types'
import type { Warn } from '../../ground/ports/payments.ts'
import { type AllWords, type Words, wordsFor } from '../../ground/ports/words.ts'
import type { StarsContext } from './refund-stars.ts'
import { findReader } from './stars-checkouts.ts'
import { type TakenPayment, takePayment, takeRefund, whyNotPay } from './take-payment.ts'

type StarsDoor = Omit<StarsContext, 'now'> & { now: () => Date; words: AllWords; warn: Warn }

/** Returns what to tell the payer; null for repeats and for payments that are not ours. */
function toldOf({ checkout: { told } }: Words, taken: TakenPayment, stars: number): string | null {
  if (taken === 'opened') return told.opened
  if (taken === 'refunded') return told.givenBack({ stars })
  return taken === 'stuck' ? told.stuck : null
}

/** Handles Telegram's Stars updates: pre-checkout queries, payments and refunds. */
export function starsComposer({ now: readClock, words: all, warn, ...deps }: StarsDoor): Composer<Context> {
  const composer = new Composer()
  const context = () => ({ ...deps, now: readClock() })
  const readBy = (from: User | undefined) => wordsFor(all, { messenger: from?.language_code ?? null })
  const tell = async (chatId: number, text: string) => {
    // A payment counts even if its payer cannot be messaged.
    const sent = await deps.chats.sendText(chatId, text)
    if (!sent.ok) warn({ reason: sent.reason }, 'a payer could not be told what became of their Stars')
  }

  composer.on('pre_checkout_query', async ctx => {
    const { invoice_payload: orderId, currency, total_amount: stars } = ctx.preCheckoutQuery
    const whyNot = await whyNotPay(context(), { orderId, currency, stars })
    if (whyNot) await ctx.answerPreCheckoutQuery(false, readBy(ctx.from).checkout.whyNot[whyNot])
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
    const said = toldOf(readBy(from), taken, stars)
    if (said !== null) await tell(chat.id, said)
  })

  composer.on('message:refunded_payment', async ctx => {
    const { refunded_payment: refunded, chat } = ctx.message
    const { invoice_payload: orderId, total_amount: stars, telegram_payment_charge_id: chargeId } = refunded
    const isNews = await takeRefund(context(), { orderId, chargeId })
    if (!isNews) return
    const reader = await findReader(deps.db, orderId)
    // Refund updates are unsolicited and may be sent by the bot itself.
    const words = wordsFor(all, { saved: reader, messenger: ctx.from?.language_code ?? null })
    await tell(chat.id, words.checkout.told.refunded({ stars }))
  })
  return composer
}
