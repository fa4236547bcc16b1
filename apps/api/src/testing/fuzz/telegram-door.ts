import { randomInt } from 'node:crypto'
import type { Update, User } from 'grammy/types'
import { commandNames } from '../../reach/bot/answers.ts'
import { erasePressData } from '../../reach/bot/leaving.ts'
import type { BotApiPeer } from '../telegram/bot-api-peer.ts'
import {
  groupUpdate,
  preCheckoutUpdate,
  pressUpdate,
  refundedPaymentUpdate,
  successfulPaymentUpdate,
  textUpdate,
} from '../telegram/updates.ts'
import type { TestApp } from '../test-app.ts'
import type { Aim, Knock } from './knock.ts'
import { botSecret } from './peers.ts'

const texts = [
  ...commandNames.map(command => `/${command}`),
  '/start o-demo_r-walkers',
  '/start 💥',
  '/nothing',
  'My chest hurts',
  'help',
]

/** Update types the bot never requests, with their shared fields. */
const unasked = [
  'edited_message',
  'channel_post',
  'inline_query',
  'chosen_inline_result',
  'shipping_query',
  'my_chat_member',
  'chat_join_request',
  'message_reaction',
  'poll_answer',
  'business_message',
  'purchased_paid_media',
]

const stars = 100

/** One update of each type, from this visitor and about their order. */
function updatesOf({ visitor, things: { orderId, chargeId } }: Aim, at: Date): Record<string, () => object> {
  const from: User = { is_bot: false, ...visitor.telegrammer.user, first_name: visitor.mark }
  const press = (says: 'yes' | 'no') =>
    pressUpdate(from, { data: erasePressData({ says, telegramId: from.id, askedAt: at }), at })
  const paid = { payload: orderId, stars, chargeId, at }
  const text = () => textUpdate(from, texts[randomInt(texts.length)] ?? '', { at })
  return {
    text,
    command: text,
    group: () => groupUpdate(from, '/delete'),
    kept: () => press('no'),
    erased: () => press('yes'),
    unknownPress: () => pressUpdate(from, { data: 'of-an-older-version', at }),
    asked: () => preCheckoutUpdate(from, { payload: orderId, stars }),
    paid: () => successfulPaymentUpdate(from, paid),
    refunded: () => refundedPaymentUpdate(from, paid),
    unasked: () => {
      const { update_id, message } = textUpdate(from, 'hello', { at })
      return { update_id, [unasked[randomInt(unasked.length)] ?? '']: message }
    },
  }
}

const secrets = [botSecret, botSecret, botSecret, botSecret, `${botSecret}1`, botSecret.slice(1), '', null]

/** Builds bot webhook calls: updates of every type, mostly with Telegram's secret. */
export const telegramKnock =
  ({ clock }: TestApp, { books }: BotApiPeer) =>
  (aim: Aim): Pick<Knock, 'body' | 'seal'> => {
    const makers = Object.values(updatesOf(aim, clock.now))
    const body = makers[randomInt(makers.length)]?.() ?? {}
    books.witness(body as Update)
    const secret = secrets[randomInt(secrets.length)] ?? null
    return { body, seal: () => (secret === null ? {} : { 'x-telegram-bot-api-secret-token': secret }) }
  }
