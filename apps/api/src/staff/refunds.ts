import type { BotSettings } from '../ground/config/config.ts'
import type { Database } from '../ground/db/database.ts'
import type { Said } from '../ground/events/security-events.ts'
import { cashiers } from '../ground/ports/payments.ts'
import { refundOrder, type StarsContext, type WhyNotRefunded } from '../money/stars/refund-stars.ts'
import { starsPayments } from '../money/stars/stars-payments.ts'
import { makeBot } from '../reach/bot/make-bot.ts'
import { telegramChats } from '../reach/bot/telegram-chats.ts'
import { starsWords } from './order-lines.ts'

const sentences: Record<WhyNotRefunded, string> = {
  'no-such-order':
    'No order in Stars has this number. What was paid through Stripe is given back in its dashboard.',
  'not-paid': 'Nobody has paid this order, so there is nothing to give back.',
  'refunded-before': 'These Stars went back before.',
  'payer-erased': 'The payer has erased themselves, so nobody here knows whom to give the Stars back to.',
  'not-found': 'Telegram knows no such payment of this bot. Is TELEGRAM_BOT_TOKEN the one it was paid to?',
  unavailable: 'Telegram did not do it just now; nothing has changed. Try again in a moment.',
}

/** Refunds an order's Stars and reports the result. */
export async function refundWords(ctx: StarsContext | null, orderId: string): Promise<Said> {
  if (!ctx)
    return { ok: false, words: 'Set TELEGRAM_BOT_TOKEN: only the bot that took Stars gives them back.' }
  const refunded = await refundOrder(ctx, orderId)
  return refunded.ok
    ? {
        ok: true,
        words: `${starsWords(refunded.stars)} are back with their payer; the report is locked again.`,
      }
    : { ok: false, words: sentences[refunded.reason] }
}

type RefundDeps = { db: Database; bot: BotSettings | null; now: Date; closing: AbortSignal }

/** Dependencies for refunding Stars outside a running server; null if the receiving bot is not configured. */
export function openRefunds({ db, bot, now, closing }: RefundDeps): StarsContext | null {
  if (!bot) return null
  const stars = starsPayments({ db, now: () => now, selling: null })
  return {
    db,
    now,
    count: () => {},
    chats: telegramChats(makeBot(bot, closing).api, () => {}),
    payments: cashiers({ usual: null, inMessenger: null, settling: [stars] }),
  }
}
