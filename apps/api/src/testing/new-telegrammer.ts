import { randomInt } from 'node:crypto'
import * as endpoints from '@lithe/contracts/api'
import { sign } from '@tma.js/init-data-node'
import type { From } from './call.ts'
import { newAccount } from './new-account.ts'
import type { TestApp } from './test-app.ts'

/** The bot of Telegram's documented example. */
export const botToken = '5768337691:AAH5YkoiEuPk8-FZa32hStHTqXiLPtAEhx8'

type About = { id?: number; username?: string; is_bot?: boolean; first_name?: string }

/** Creates someone on Telegram, and their mini app's window. */
export function newTelegrammer(testApp: TestApp, about: About = {}) {
  const user = { id: randomInt(2 ** 40), first_name: 'Rosa', ...about }
  const identifier = user.username ?? String(user.id)
  const browser = newAccount(testApp, identifier)
  const telegrammer = {
    ...browser,
    user,
    identifier,
    /** Fresh launch data like Telegram's, with a unique query id. */
    launch: (token = botToken, more: About = {}, at = testApp.clock.now) =>
      sign(
        { query_id: `AAH${randomInt(2 ** 40)}`, chat_type: 'private', user: { ...user, ...more } },
        token,
        at,
      ),
    hand: (initData: string, body: { userIdentifier?: string } = {}, more?: From) =>
      browser.call(endpoints.signInWithTelegram, '/sign-in/telegram', { initData, ...body }, more),
    signInWithTelegram: (body: { userIdentifier?: string } = {}, more?: From) =>
      telegrammer.hand(telegrammer.launch(), body, more),
  }
  return telegrammer
}
