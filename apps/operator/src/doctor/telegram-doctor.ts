import { makeBot, miniAppPath } from '@lithe/api/bot/make-bot'
import { type BotSettings, type Config, parseConfig } from '@lithe/api/config'
import { type Finding, good, note, reportFindings, type Said, wrong } from './findings.ts'
import { lookAtTelegram } from './look-at-telegram.ts'

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

/** Checks settings without contacting Telegram. */
const lookAtBotSettings = (settings: BotSettings): Finding[] => [
  lookAtAddress(settings),
  lookAtWay(settings),
  lookAtStars(settings),
]

/** Explains how to create a bot with just Telegram. */
const telegramSetupWords = `To be on Telegram:
1. Write /newbot to @BotFather there. TELEGRAM_BOT_TOKEN is the token it answers with; keep it secret.
2. TELEGRAM_BOT_URL=https://t.me/NAME with the name you gave the bot.
3. PUBLIC_URL=https://YOUR-ADDRESS is where phones reach this server, over HTTPS; the mini app opens at
   PUBLIC_URL${miniAppPath} by itself, nothing is set up at BotFather for it.
4. TELEGRAM_WEBHOOK_SECRET, 16 to 256 letters, digits, _ and -, lets Telegram bring updates to PUBLIC_URL.
   Without it the server fetches them, which is enough for one server and for trying things out.
5. TELEGRAM_CHECKOUT=stars sells reports inside Telegram for TELEGRAM_STARS; Telegram asks for that.
The server tells Telegram the rest each time it starts: commands, menu button, webhook.`

/** Finds obstacles to running a bot, in settings and at Telegram; empty if there is no bot. */
export async function lookAtBot({ bot: settings, publicConfig }: Config): Promise<Finding[]> {
  if (!settings) return []
  const { api } = makeBot(settings, new AbortController().signal)
  const told = await lookAtTelegram(api, settings, publicConfig.telegramBotUrl)
  return [...lookAtBotSettings(settings), ...told]
}

/** Implements `npm run ops -- telegram-doctor`; never prints a secret. */
export async function telegramDoctor(environment: Record<string, string | undefined>): Promise<Said> {
  const parsed = parseConfig(environment)
  if (!parsed.ok) return reportFindings(parsed.problems.map(wrong), ['', telegramSetupWords])
  if (!parsed.config.bot)
    return { ok: true, words: `There is no bot: TELEGRAM_BOT_TOKEN is not set.\n\n${telegramSetupWords}` }
  return reportFindings(await lookAtBot(parsed.config))
}
