import type { StarsContext } from '../payments/stars/give-back-stars.ts'
import { refundOrder, type WhyNotRefunded } from '../payments/stars/refund-order.ts'
import { starsWords } from '../payments/stars-price.ts'

type Said = { ok: boolean; words: string }

const sentences: Record<WhyNotRefunded, string> = {
  'no-such-order':
    'No order in Stars has this number. What was paid through Stripe is given back in its dashboard.',
  'not-paid': 'Nobody has paid this order, so there is nothing to give back.',
  'given-back-before': 'These Stars went back before.',
  'payer-erased': 'The payer has erased themselves, so nobody here knows whom to give the Stars back to.',
  'not-found': 'Telegram knows no such payment of this bot. Is TELEGRAM_BOT_TOKEN the one it was paid to?',
  unavailable: 'Telegram did not do it just now; nothing has changed. Try again in a moment.',
}

/** Gives an order's Stars back and says what came of it. */
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
