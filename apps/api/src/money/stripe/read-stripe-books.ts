import type { OrderState } from '@lithe/contracts/api'
import Stripe from 'stripe'
import type { BookEntry, Ordered, Warn } from '../../ground/ports/payments.ts'
import type { Pepper } from '../../ground/secrets/pepper.ts'
import { sealPlace } from '../../ground/secrets/seal.ts'

type Session = Stripe.Checkout.Session

const expanded = <Item extends { id: string }>(item: string | Item | null): Item | null =>
  typeof item === 'string' ? null : item

/** Dispute states that hold money undecided; `warning_…` inquiries hold none. */
const undecided: readonly string[] = [
  'needs_response',
  'under_review',
  'appeal_needs_response',
  'appeal_under_review',
]

async function stateOfDisputes(stripe: Stripe, paymentIntent: string): Promise<OrderState | null> {
  const { data } = await stripe.disputes.list({ payment_intent: paymentIntent, limit: 10 })
  if (data.some(({ status }) => status === 'lost')) return 'charged-back'
  return data.some(({ status }) => undecided.includes(status)) ? 'disputed' : null
}

/** A delayed payment has failed once its intent requires another payment method. */
const stateUnpaid = (intent: Stripe.PaymentIntent | null): OrderState =>
  intent?.status === 'requires_payment_method' || intent?.status === 'canceled' ? 'failed' : 'open'

async function stateOf(stripe: Stripe, { status, payment_status, payment_intent }: Session) {
  if (status === 'expired') return 'expired'
  if (status !== 'complete') return 'open'
  const intent = expanded(payment_intent)
  if (payment_status === 'unpaid') return stateUnpaid(intent)
  const charge = expanded(intent?.latest_charge ?? null)
  const disputed = intent && charge?.disputed ? await stateOfDisputes(stripe, intent.id) : null
  return disputed ?? (charge?.refunded ? 'refunded' : 'paid')
}

const isUnknown = (error: unknown) =>
  error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing'

type Asking = { order: Ordered; pepper: Pepper; warn: Warn }

/** Guards against sessions made by hand, in the dashboard or with the key, for another price or order. */
function isAsOrdered(session: Session, { order: { id, priceCents }, warn }: Omit<Asking, 'pepper'>): boolean {
  const { client_reference_id, amount_total, currency } = session
  if (client_reference_id === id && amount_total === priceCents && currency === 'usd') return true
  warn({ order: id }, 'Stripe’s record does not match this order, so it opens nothing')
  return false
}

/** Reads a session, its payment, refunds and disputes from Stripe; event payloads are never trusted. */
export async function readStripeBooks(
  stripe: Stripe,
  checkoutId: string,
  { pepper, ...asking }: Asking,
): Promise<BookEntry> {
  try {
    const session = await stripe.checkout.sessions.retrieve(checkoutId, {
      expand: ['payment_intent.latest_charge'],
    })
    const email = session.customer_details?.email
    const charge = expanded(expanded(session.payment_intent)?.latest_charge ?? null)
    return {
      state: isAsOrdered(session, asking) ? await stateOf(stripe, session) : 'open',
      refundedCents: charge?.amount_refunded ?? 0,
      sealedAddress: email ? sealPlace(pepper, email) : null,
    }
  } catch (error) {
    // A checkout of another account or of test mode cannot be paid here.
    if (isUnknown(error)) return { state: 'expired', refundedCents: 0, sealedAddress: null }
    throw error
  }
}
