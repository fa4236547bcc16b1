import { makeBot } from '../bot/make-bot.ts'
import { telegramChats } from '../bot/telegram-chats.ts'
import type { BotSettings } from '../config/bot-settings.ts'
import type { Database } from '../db/database.ts'
import type { StarsContext } from '../payments/stars/give-back-stars.ts'
import { starsPayments } from '../payments/stars/stars-payments.ts'
import { cashiers } from '../ports/cashiers.ts'

type RefundDeps = { db: Database; bot: BotSettings | null; now: Date; closing: AbortSignal }

/** What giving Stars back takes outside a running server; null without the bot they were paid to. */
export function openRefunds({ db, bot, now, closing }: RefundDeps): StarsContext | null {
  if (!bot) return null
  const stars = starsPayments({ db, now: () => now, selling: null })
  return {
    ...{ db, now, count: () => {} },
    chats: telegramChats(makeBot(bot, closing).api, () => {}),
    payments: cashiers({ usual: null, inMessenger: null, settling: [stars] }),
  }
}
