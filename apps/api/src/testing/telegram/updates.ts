import { randomInt } from 'node:crypto'
import type { Update, User } from 'grammy/types'
import {
  inMessage,
  messageFrom,
  newId,
  nextUpdateId,
  textUpdate,
  type When,
} from '../../sandbox/chat/updates.ts'

export { pressUpdate, textUpdate } from '../../sandbox/chat/updates.ts'

/** Creates a person on Telegram who writes to the bot. */
export const newSender = (about: Partial<User> = {}): User => ({
  id: randomInt(2 ** 40),
  is_bot: false,
  first_name: 'Rosa',
  ...about,
})

export function groupUpdate(from: User, text: string): Update {
  const { message, ...update } = textUpdate(from, text)
  if (!message) throw new Error('a text is a message')
  return {
    ...update,
    message: { ...message, chat: { id: -randomInt(2 ** 30), type: 'group', title: 'Walks' } },
  }
}

type Paying = { payload: string; stars: number; currency?: string }

export const preCheckoutUpdate = (from: User, { payload, stars, currency = 'XTR' }: Paying): Update => ({
  update_id: nextUpdateId(),
  pre_checkout_query: { id: newId(), from, currency, total_amount: stars, invoice_payload: payload },
})

type Paid = { payload: string; stars: number; chargeId?: string } & When

export const successfulPaymentUpdate = (
  from: User,
  { payload, stars, chargeId = newId(), at = new Date() }: Paid,
): Update =>
  inMessage({
    ...messageFrom(from, at),
    successful_payment: {
      currency: 'XTR',
      total_amount: stars,
      invoice_payload: payload,
      telegram_payment_charge_id: chargeId,
      provider_payment_charge_id: newId(),
    },
  })

export const refundedPaymentUpdate = (
  from: User,
  { payload, stars, chargeId, at = new Date() }: Paid & { chargeId: string },
): Update =>
  inMessage({
    ...messageFrom(from, at),
    refunded_payment: {
      currency: 'XTR',
      total_amount: stars,
      invoice_payload: payload,
      telegram_payment_charge_id: chargeId,
    },
  })
