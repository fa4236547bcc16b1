import { firstLanguage, inventedLanguages, type Language, languages } from '@lithe/words/languages'
import type { Api } from 'grammy'
import type { LanguageCode } from 'grammy/types'
import type { BotSettings } from '../../ground/config/config.ts'
import type { AllWords, Words } from '../../ground/ports/words.ts'
import { commandNames } from './answers.ts'
import { miniAppPath, telegramWebhookPath } from './make-bot.ts'

export const commandList = ({ bot }: Words) =>
  commandNames.map(command => ({
    command,
    description: command === 'start' ? bot.begin : bot.commands[command],
  }))

/** Telegram uses two-letter language codes. */
const codeOf = (language: Language) => language.slice(0, 2) as LanguageCode

/** Update types the bot handles; Telegram omits others. */
export const allowedUpdates = ['message', 'callback_query', 'pre_checkout_query'] as const

export const webhookAddress = ({ publicUrl, webhookSecret }: BotSettings) =>
  publicUrl !== null && webhookSecret !== null ? publicUrl + telegramWebhookPath : null

/** URL of the menu button; null if there is no mini app. */
export const menuAddress = ({ publicUrl }: Pick<BotSettings, 'publicUrl'>) =>
  publicUrl === null ? null : publicUrl + miniAppPath

export function menuButton(settings: Pick<BotSettings, 'publicUrl'>, { bot }: Words) {
  const url = menuAddress(settings)
  return url === null
    ? { type: 'default' as const }
    : { type: 'web_app' as const, text: bot.menu, web_app: { url } }
}

/** Excludes test languages and others without a two-letter code. */
const isToldTelegram = (language: Language) =>
  language !== firstLanguage && !inventedLanguages.some(invented => invented === language)

/** Registers the bot's commands and delivery with Telegram; idempotent. */
export async function setUpBot(api: Api, settings: BotSettings, all: AllWords) {
  const words = all[firstLanguage]
  await api.setMyCommands(commandList(words))
  for (const language of languages.filter(isToldTelegram))
    await api.setMyCommands(commandList(all[language]), { language_code: codeOf(language) })
  await api.setChatMenuButton({ menu_button: menuButton(settings, words) })
  const address = webhookAddress(settings)
  if (address === null || settings.webhookSecret === null) {
    await api.deleteWebhook()
    return
  }
  await api.setWebhook(address, {
    secret_token: settings.webhookSecret,
    allowed_updates: [...allowedUpdates],
  })
}
