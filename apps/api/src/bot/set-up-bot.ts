import type { Api } from 'grammy'
import type { BotSettings } from '../config/bot-settings.ts'
import { miniAppPath, telegramWebhookPath } from './bot-paths.ts'
import { commandList } from './command-list.ts'

/** All that the bot answers to; Telegram leaves out what is not named. */
export const allowedUpdates = ['message', 'callback_query', 'pre_checkout_query'] as const

const menuButtonText = 'My Longevity Test'

export const webhookAddress = ({ publicUrl, webhookSecret }: BotSettings) =>
  publicUrl !== null && webhookSecret !== null ? publicUrl + telegramWebhookPath : null

export const menuButton = ({ publicUrl }: BotSettings) =>
  publicUrl === null
    ? { type: 'default' as const }
    : { type: 'web_app' as const, text: menuButtonText, web_app: { url: publicUrl + miniAppPath } }

/** Tells Telegram what the bot offers, and how updates come; doing it again changes nothing. */
export async function setUpBot(api: Api, settings: BotSettings) {
  await api.setMyCommands([...commandList])
  await api.setChatMenuButton({ menu_button: menuButton(settings) })
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
