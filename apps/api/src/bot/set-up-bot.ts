import type { Api } from 'grammy'
import type { BotSettings } from '../config/config.ts'
import { miniAppPath, telegramWebhookPath } from './make-bot.ts'

/** What the bot can be asked, as Telegram lists it. */
export const commandList = [
  { command: 'start', description: 'Start My Longevity Test' },
  { command: 'help', description: 'How it works' },
  { command: 'privacy', description: 'What is kept of you, and what never leaves your phone' },
  { command: 'delete', description: 'Erase everything that is kept of you' },
  { command: 'terms', description: 'What you buy, and from whom' },
  { command: 'paysupport', description: 'Questions about a payment' },
] as const

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
