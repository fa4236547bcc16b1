import { apiPrefix } from '@lithe/contracts/api'

/** Where Telegram brings updates. */
export const telegramWebhookPath = `${apiPrefix}/webhooks/telegram`

/** Pages of the web app that the bot leads to. */
export const miniAppPath = '/longevity-test'
export const yourDataPath = '/your-data'
