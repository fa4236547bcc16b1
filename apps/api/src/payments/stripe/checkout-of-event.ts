import type Stripe from 'stripe'

/** What the webhook at Stripe has to be set up for. */
export const handledEvents = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.expired',
  'charge.refunded',
  'charge.dispute.created',
  'charge.dispute.closed',
  'refund.failed',
] as const

const idOf = (item: string | { id: string } | null) => (typeof item === 'object' ? item?.id : item) ?? null

/** A charge does not name its session: Stripe finds it by the payment. */
async function findByPayment(stripe: Stripe, intent: string | { id: string } | null) {
  const payment_intent = idOf(intent)
  if (!payment_intent) return null
  const { data } = await stripe.checkout.sessions.list({ payment_intent, limit: 1 })
  return data[0]?.id ?? null
}

/** The checkout a message is about; null for messages that change nothing here. */
export async function checkoutOfEvent(stripe: Stripe, event: Stripe.Event): Promise<string | null> {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.async_payment_failed':
    case 'checkout.session.expired':
      return event.data.object.id
    case 'charge.refunded':
    case 'charge.dispute.created':
    case 'charge.dispute.closed':
    case 'refund.failed':
      return findByPayment(stripe, event.data.object.payment_intent)
    default:
      return null
  }
}
