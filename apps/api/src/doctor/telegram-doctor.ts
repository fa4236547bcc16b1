import { makeBot } from '../bot/make-bot.ts'
import { parseConfig } from '../config/config.ts'
import { wrong } from './finding.ts'
import { lookAtBotSettings } from './look-at-bot-settings.ts'
import { lookAtTelegram } from './look-at-telegram.ts'
import { reportFindings, type Said } from './report-findings.ts'
import { telegramSetupWords } from './telegram-setup-words.ts'

/** What `npm run telegram:doctor` finds in these settings and at Telegram; it never prints a secret. */
export async function telegramDoctor(environment: Record<string, string | undefined>): Promise<Said> {
  const parsed = parseConfig(environment)
  if (!parsed.ok) return reportFindings(parsed.problems.map(wrong), ['', telegramSetupWords])
  const { bot: settings, publicConfig } = parsed.config
  if (!settings)
    return { ok: true, words: `There is no bot: TELEGRAM_BOT_TOKEN is not set.\n\n${telegramSetupWords}` }
  const { api } = makeBot(settings, new AbortController().signal)
  return reportFindings([
    ...lookAtBotSettings(settings),
    ...(await lookAtTelegram(api, settings, publicConfig.telegramBotUrl)),
  ])
}
