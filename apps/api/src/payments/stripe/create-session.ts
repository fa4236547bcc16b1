import { and, eq } from 'drizzle-orm'
import Stripe from 'stripe'
import type { Database } from '../../db/database.ts'
import { type StripeCheckout, stripeCheckouts } from '../../db/schema/stripe-checkouts.ts'

type Request = { stripe: Stripe; db: Database; params: Stripe.Checkout.SessionCreateParams }

/** A kept failure would come again for a day, and words that have changed since are refused as long. */
const isKeySpent = (error: unknown) =>
  error instanceof Stripe.errors.StripeError &&
  (error.headers?.['idempotent-replayed'] === 'true' ||
    (error instanceof Stripe.errors.StripeIdempotencyError && error.statusCode === 400))

const keyOf = ({ orderId, spentKeys }: StripeCheckout) =>
  spentKeys === 0 ? orderId : `${orderId}-${spentKeys}`

/** A session for an order, the same one each time: the order's id is its key. One of a spent key was never shown. */
export async function createSession({ stripe, db, params }: Request, checkout: StripeCheckout) {
  try {
    return await stripe.checkout.sessions.create(params, { idempotencyKey: keyOf(checkout) })
  } catch (error) {
    const { orderId, spentKeys } = checkout
    if (isKeySpent(error))
      await db
        .update(stripeCheckouts)
        .set({ spentKeys: spentKeys + 1 })
        .where(and(eq(stripeCheckouts.orderId, orderId), eq(stripeCheckouts.spentKeys, spentKeys)))
    throw error
  }
}
