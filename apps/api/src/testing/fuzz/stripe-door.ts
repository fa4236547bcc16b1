import { randomInt } from 'node:crypto'
import { handledEvents } from '../../money/stripe/receive-event.ts'
import type { PeerBooks, Session } from '../stripe/peer-books.ts'
import { newMessage, signatureOf } from '../stripe/signed-event.ts'
import type { StripePeer } from '../stripe/stripe-peer.ts'
import type { TestApp } from '../test-app.ts'
import type { Aim, Knock } from './knock.ts'
import { stripeSecret } from './peers.ts'

const oneOf = <Item>(items: readonly Item[]): Item | undefined => items[randomInt(items.length)]

/** An email address without an account, in a form that must not be logged. */
const payer = 'public.0123456789@example.org'

type Step = { type: string; happen: () => void }

/** Possible next steps of a payment, and Stripe's event for each. */
function stepsFrom(books: PeerBooks, { id, status, intent, amount_total }: Session): Step[] {
  const nothing = () => {}
  if (status === 'open')
    return [
      { type: 'checkout.session.completed', happen: () => books.pay(id, payer) },
      { type: 'checkout.session.completed', happen: () => books.payLater(id, payer) },
      { type: 'checkout.session.expired', happen: () => books.expire(id) },
    ]
  if (intent?.charge)
    return [
      { type: 'charge.refunded', happen: () => books.refund(id, amount_total) },
      { type: 'charge.dispute.created', happen: () => books.dispute(id, 'needs_response') },
      { type: 'charge.dispute.closed', happen: () => books.dispute(id, oneOf(['won', 'lost']) ?? 'lost') },
      { type: 'refund.failed', happen: nothing },
    ]
  if (intent?.status === 'processing')
    return [
      { type: 'checkout.session.async_payment_succeeded', happen: () => books.endPayLater(id, true) },
      { type: 'checkout.session.async_payment_failed', happen: () => books.endPayLater(id, false) },
    ]
  return [{ type: 'checkout.session.expired', happen: nothing }]
}

/** An event about the visitor's payment after its next step, or about an unknown payment. */
function eventFor(books: PeerBooks, { things }: Aim): object {
  const session = books.sessions.get(things.checkoutId)
  const step = session && oneOf(stepsFrom(books, session))
  step?.happen()
  const isFree = randomInt(4) === 0
  const type = step && !isFree ? step.type : 'customer.created'
  const event = JSON.parse(newMessage(books, type, things.checkoutId).payload)
  return isFree ? { ...event, type: oneOf(handledEvents) } : event
}

const minuteMs = 60_000

/** Mostly signs correctly; otherwise with another secret, over other bytes, early, late, or not at all. */
function signatureFor(payload: string, now: Date): string | undefined {
  const at = (minutes: number) => new Date(now.getTime() + minutes * minuteMs)
  const right = signatureOf({ payload }, stripeSecret, now)
  return oneOf([
    ...[right, right, right, right, right, right],
    signatureOf({ payload }, 'whsec_of_another', now),
    signatureOf({ payload: `${payload} ` }, stripeSecret, now),
    signatureOf({ payload }, stripeSecret, at(-6)),
    signatureOf({ payload }, stripeSecret, at(6)),
    right.replace('v1=', 'v0='),
    undefined,
  ])
}

/** Builds Stripe webhook calls, mutated before signing, so that valid signatures cover anything. */
export const stripeKnock =
  ({ clock }: TestApp, { books }: StripePeer) =>
  (aim: Aim): Pick<Knock, 'body' | 'seal'> => ({
    body: eventFor(books, aim),
    seal: payload => {
      const signature = signatureFor(payload, clock.now)
      return signature === undefined ? {} : { 'stripe-signature': signature }
    },
  })
