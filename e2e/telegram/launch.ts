import { randomBytes, randomInt } from 'node:crypto'
import { sign } from '@tma.js/init-data-node'
import { botToken } from '../../apps/api/src/testing/new-telegrammer.ts'
import type { Phone } from './phone.ts'
import { coloursOf } from './themes.ts'

export type Telegrammer = { id: number; first_name: string; username?: string; language_code?: string }

export const newTelegrammer = (about: Partial<Telegrammer> = {}): Telegrammer => ({
  id: randomInt(2 ** 40),
  first_name: 'Rosa',
  language_code: 'en',
  ...about,
})

/** Fresh launch data signed with the bot's token; different every time. */
export const newInitData = (user: Telegrammer, startParam: string | null = null) =>
  sign(
    {
      query_id: `AAH${randomBytes(12).toString('base64url')}`,
      user: { ...user, allows_write_to_pm: true },
      ...(startParam === null ? {} : { start_param: startParam }),
      signature: randomBytes(64).toString('base64url'),
    },
    botToken,
    new Date(),
  )

type Launch = { path?: string; startParam?: string | null }

/** The URL that a phone opens when the bot's button is pressed. */
export function launchAddress(user: Telegrammer, phone: Phone, { path = '/', startParam = null }: Launch) {
  const parameters = {
    tgWebAppData: newInitData(user, startParam),
    tgWebAppVersion: phone.version,
    tgWebAppPlatform: phone.platform,
    tgWebAppThemeParams: JSON.stringify(coloursOf(phone.scheme, phone.isOld)),
  }
  const hash = Object.entries(parameters).map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
  const query = startParam === null ? '' : `?tgWebAppStartParam=${encodeURIComponent(startParam)}`
  return `${path}${query}#${hash.join('&')}`
}
