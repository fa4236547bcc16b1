import { commandNames } from '@lithe/api/bot/answers'
import { allowedUpdates, menuAddress, webhookAddress } from '@lithe/api/bot/set-up-bot'
import type { BotSettings } from '@lithe/api/config'
import { type Api, GrammyError, HttpError } from 'grammy'
import type { UserFromGetMe, WebhookInfo } from 'grammy/types'
import { type Finding, good, note, wrong } from './findings.ts'

const startsIt = 'the server sets it when it starts'

function whyNoAnswer(error: unknown): Finding {
  if (error instanceof HttpError) return wrong('Telegram cannot be reached from this machine.')
  if (!(error instanceof GrammyError)) throw error
  return error.error_code === 401 || error.error_code === 404
    ? wrong('Telegram does not know the token in TELEGRAM_BOT_TOKEN; copy it from BotFather once more.')
    : wrong(`Telegram gives no answer: ${error.error_code} ${error.description}.`)
}

function lookAtBotUrl({ username }: UserFromGetMe, botUrl: string | null): Finding {
  if (botUrl === null)
    return wrong(
      `TELEGRAM_BOT_URL is not set: payments lead back to nowhere; it is https://t.me/${username}.`,
    )
  const [, name = ''] = new URL(botUrl).pathname.split('/')
  return name.toLowerCase() === username.toLowerCase()
    ? good('TELEGRAM_BOT_URL leads to this bot.')
    : wrong(`TELEGRAM_BOT_URL leads elsewhere; this bot is at https://t.me/${username}.`)
}

function lookAtWay(info: WebhookInfo, settings: BotSettings): Finding {
  const wanted = webhookAddress(settings)
  const { url = '' } = info
  if (wanted === null)
    return url === ''
      ? good('No webhook is set: the server fetches updates.')
      : wrong(`Telegram brings updates to ${url}, and this server would fetch them; ${startsIt} right.`)
  return url === wanted
    ? good(`Telegram brings updates to ${url}.`)
    : wrong(`Telegram does not bring updates to ${wanted} but ${url || 'nowhere'}; ${startsIt}.`)
}

function lookAtDelivery({
  last_error_date: at,
  last_error_message: words,
  pending_update_count,
}: WebhookInfo) {
  const waiting = pending_update_count > 0 ? [note(`${pending_update_count} updates wait at Telegram.`)] : []
  if (at === undefined) return waiting
  const time = new Date(at * 1000).toISOString()
  return [...waiting, note(`Telegram last failed to bring an update at ${time}: ${words}`)]
}

function lookAtAllowed({ allowed_updates: allowed = [] }: WebhookInfo): Finding {
  const lacking = allowedUpdates.filter(kind => !allowed.includes(kind))
  return lacking.length === 0
    ? good('Telegram tells of messages, buttons and payments.')
    : wrong(`Telegram does not tell of ${lacking.join(', ')}; ${startsIt}.`)
}

async function lookAtFace(api: Api, settings: BotSettings): Promise<Finding[]> {
  const [commands, button] = await Promise.all([api.getMyCommands(), api.getChatMenuButton()])
  const names = commands.map(({ command }) => command)
  const lacking = commandNames.filter(command => !names.includes(command))
  const opens = button.type === 'web_app' ? button.web_app.url : null
  const shouldOpen = menuAddress(settings)
  return [
    lacking.length === 0
      ? good('Telegram lists all commands.')
      : wrong(`Telegram lists no ${lacking.map(command => `/${command}`).join(', ')}; ${startsIt}.`),
    opens === shouldOpen
      ? good(`The menu button ${opens === null ? 'is Telegram’s own' : `opens ${opens}`}.`)
      : wrong(
          `The menu button opens ${opens ?? 'nothing'}, not ${shouldOpen ?? 'Telegram’s menu'}; ${startsIt}.`,
        ),
  ]
}

/** Verifies the token with Telegram, without changing anything. */
export async function lookAtTelegram(
  api: Api,
  settings: BotSettings,
  botUrl: string | null,
): Promise<Finding[]> {
  try {
    const me = await api.getMe()
    const info = await api.getWebhookInfo()
    return [
      good(`Telegram answers, and the bot is @${me.username}.`),
      lookAtBotUrl(me, botUrl),
      lookAtWay(info, settings),
      ...lookAtDelivery(info),
      lookAtAllowed(info),
      ...(await lookAtFace(api, settings)),
    ]
  } catch (error) {
    return [whyNoAnswer(error)]
  }
}
