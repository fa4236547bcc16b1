import type { BotSettings } from '../../bot/bot-settings.ts'
import { makeBot } from '../../bot/make-bot.ts'
import { telegramChats } from '../../bot/telegram-chats.ts'
import type { Database } from '../../db/database.ts'
import { cashiers } from '../cashiers.ts'
import type { StarsContext } from './give-back-stars.ts'
import { starsPayments } from './stars-payments.ts'

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
