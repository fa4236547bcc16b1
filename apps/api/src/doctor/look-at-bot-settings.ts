import type { BotSettings } from '../config/bot-settings.ts'
import { type Finding, good, note, wrong } from './finding.ts'

const lookAtAddress = ({ publicUrl }: BotSettings): Finding =>
  publicUrl === null
    ? wrong('PUBLIC_URL is not set: there is no mini app to open, and the bot says so to everybody.')
    : good(`The mini app opens at ${publicUrl}.`)

function lookAtWay({ publicUrl, webhookSecret }: BotSettings): Finding {
  if (webhookSecret === null)
    return note('TELEGRAM_WEBHOOK_SECRET is not set: the server fetches updates, and only one server may.')
  return publicUrl === null
    ? wrong('TELEGRAM_WEBHOOK_SECRET does nothing without PUBLIC_URL: Telegram has no address to call.')
    : good('Telegram is to bring updates by webhook.')
}

function lookAtStars({ priceStars, webhookSecret }: BotSettings): Finding {
  if (priceStars === null)
    return note(
      'Reports are paid for outside of Telegram. Telegram asks for Stars: TELEGRAM_CHECKOUT=stars sells for them.',
    )
  const words = `A report is sold for ${priceStars} Stars.`
  return webhookSecret === null
    ? note(`${words} A payer is answered within ten seconds; set a webhook where that matters.`)
    : good(words)
}

/** What can be said of settings without asking Telegram. */
export const lookAtBotSettings = (settings: BotSettings): Finding[] => [
  lookAtAddress(settings),
  lookAtWay(settings),
  lookAtStars(settings),
]
