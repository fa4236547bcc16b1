import { fieldAt } from './form-fields.ts'
import type { Charge, Dispute, Intent, PeerBooks, Session } from './peer-books.ts'

export type Expand = { intent: boolean; charge: boolean }

const toCharge = (charge: Charge, intentId: string) => ({
  ...charge,
  object: 'charge',
  currency: 'usd',
  livemode: false,
  status: 'succeeded',
  paid: true,
  payment_intent: intentId,
  refunded: charge.amount_refunded === charge.amount,
})

const toIntent = ({ id, status, charge }: Intent, expand: Expand) => ({
  id,
  object: 'payment_intent',
  status,
  livemode: false,
  metadata: {},
  latest_charge: charge && (expand.charge ? toCharge(charge, id) : charge.id),
})

export const toDispute = ({ id, status, intent }: Dispute) => ({
  id,
  object: 'dispute',
  status,
  livemode: false,
  charge: intent.charge?.id,
  payment_intent: intent.id,
})

/** A session as Stripe returns it, with a URL while it can be paid. */
export const toSession = (session: Session, expand: Expand = { intent: false, charge: false }) => ({
  id: session.id,
  object: 'checkout.session',
  mode: 'payment',
  livemode: false,
  metadata: {},
  status: session.status,
  payment_status: session.payment_status,
  amount_total: session.amount_total,
  currency: fieldAt(session.params, 'line_items', '0', 'price_data', 'currency'),
  client_reference_id: fieldAt(session.params, 'client_reference_id') ?? null,
  customer_details: session.email === null ? null : { email: session.email, name: 'As on the card' },
  success_url: fieldAt(session.params, 'success_url') ?? null,
  cancel_url: fieldAt(session.params, 'cancel_url') ?? null,
  url: session.status === 'open' ? `https://checkout.stripe.com/c/pay/${session.id}` : null,
  payment_intent: session.intent && (expand.intent ? toIntent(session.intent, expand) : session.intent.id),
})

export const toList = (data: readonly object[], url: string) => ({
  object: 'list',
  url,
  has_more: false,
  data,
})

const eventObjects = {
  'checkout.session': (books: PeerBooks, id: string) => toSession(books.session(id)),
  'charge.dispute': (books: PeerBooks, id: string) => {
    const dispute = books.disputes.find(({ intent }) => intent === books.session(id).intent)
    if (!dispute) throw new Error('there is no dispute')
    return toDispute(dispute)
  },
  charge: (books: PeerBooks, id: string) => toCharge(books.charge(id), books.session(id).intent?.id ?? ''),
  refund: (books: PeerBooks, id: string) => ({
    id: `re_of_${id}`,
    object: 'refund',
    status: 'failed',
    payment_intent: books.session(id).intent?.id,
  }),
} as const

/** An event's payload about a session in its current state. */
export function eventObject(books: PeerBooks, type: string, sessionId: string): object {
  for (const [prefix, make] of Object.entries(eventObjects))
    if (type.startsWith(`${prefix}.`)) return make(books, sessionId)
  return { object: 'something.else', id: sessionId }
}
