import type { PeerMethod } from './message-methods.ts'
import { badRequest, good } from './peer-replies.ts'

const isHttps = (address: unknown): address is string =>
  typeof address === 'string' && URL.canParse(address) && new URL(address).protocol === 'https:'

const namesIn = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : [])

const setWebhook: PeerMethod = (books, { payload }) => {
  const { url, secret_token: secret = '' } = payload
  if (!isHttps(url)) return badRequest('bad webhook: An HTTPS URL must be provided for webhook')
  if (!/^[\w-]{0,256}$/.test(String(secret))) return badRequest('secret token contains unallowed characters')
  books.webhook = { url, secret: String(secret), allowed: namesIn(payload.allowed_updates) }
  books.allowedUpdates = books.webhook.allowed
  return good(true)
}

const deleteWebhook: PeerMethod = books => {
  books.webhook = null
  return good(true)
}

const getWebhookInfo: PeerMethod = books =>
  good({
    url: books.webhook?.url ?? '',
    has_custom_certificate: false,
    pending_update_count: books.updates.count,
    ...(books.allowedUpdates.length > 0 && { allowed_updates: books.allowedUpdates }),
    ...(books.lastDeliveryError && {
      last_error_date: books.lastDeliveryError.at,
      last_error_message: books.lastDeliveryError.words,
    }),
  })

const setMyCommands: PeerMethod = (books, { payload }) => {
  const given: unknown = payload.commands
  if (!Array.isArray(given)) return badRequest('commands must be an array')
  if (!given.every(({ command }) => /^[a-z0-9_]{1,32}$/.test(command)))
    return badRequest('BOT_COMMAND_INVALID')
  books.commands = given
  return good(true)
}

const setChatMenuButton: PeerMethod = (books, { payload }) => {
  const button = payload.menu_button as { type?: string; web_app?: { url?: string } } | undefined
  if (button?.type === 'web_app' && !isHttps(button.web_app?.url))
    return badRequest('menu button Web App URL is invalid: Only HTTPS links are allowed')
  books.menuButton = button ?? { type: 'default' }
  return good(true)
}

export const setUpMethods = {
  getMe: (books => good(books.me)) satisfies PeerMethod,
  getMyCommands: (books => good(books.commands)) satisfies PeerMethod,
  getChatMenuButton: (books => good(books.menuButton)) satisfies PeerMethod,
  setWebhook,
  deleteWebhook,
  getWebhookInfo,
  setMyCommands,
  setChatMenuButton,
}
