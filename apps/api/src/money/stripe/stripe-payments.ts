import { and, eq } from 'drizzle-orm'
import Stripe from 'stripe'
import type { Database } from '../../ground/db/database.ts'
import { type StripeCheckout, stripeCheckouts } from '../../ground/db/schema/checkouts.ts'
import { done } from '../../ground/ports/outcome.ts'
import type { CheckoutRequest, Payments, Warn } from '../../ground/ports/payments.ts'
import { type AllWords, wordsFor } from '../../ground/ports/words.ts'
import type { Pepper } from '../../ground/secrets/pepper.ts'
import { askStripe, checkoutReturnPath } from './open-stripe.ts'
import { readStripeBooks } from './read-stripe-books.ts'

type Wanted = { orderId: string; priceCents: number; product: string; ownOrigin: string }

/**
 * All Stripe receives: an order id, a price and return URLs with that id; no report, name or result.
 * Parameters are deterministic per order, since Stripe rejects changed ones under the same key.
 */
const checkoutParams = ({
  orderId,
  priceCents,
  product,
  ownOrigin,
}: Wanted): Stripe.Checkout.SessionCreateParams => ({
  mode: 'payment',
  client_reference_id: orderId,
  line_items: [
    {
      quantity: 1,
      price_data: { currency: 'usd', unit_amount: priceCents, product_data: { name: product } },
    },
  ],
  success_url: `${ownOrigin}${checkoutReturnPath}/${orderId}`,
  cancel_url: `${ownOrigin}${checkoutReturnPath}/${orderId}/cancelled`,
})

type Request = { stripe: Stripe; db: Database; params: Stripe.Checkout.SessionCreateParams }

/** Stripe replays a cached failure, and rejects changed parameters, for a day. */
const isKeySpent = (error: unknown) =>
  error instanceof Stripe.errors.StripeError &&
  (error.headers?.['idempotent-replayed'] === 'true' ||
    (error instanceof Stripe.errors.StripeIdempotencyError && error.statusCode === 400))

const keyOf = ({ orderId, spentKeys }: StripeCheckout) =>
  spentKeys === 0 ? orderId : `${orderId}-${spentKeys}`

/** Creates a session with the order id as idempotency key; a session under a spent key was never shown. */
async function createSession({ stripe, db, params }: Request, checkout: StripeCheckout) {
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

type StripeDeps = {
  stripe: Stripe
  db: Database
  pepper: Pepper
  words: AllWords
  now: () => Date
  warn: Warn
}

/** Updates the return URLs of a checkout and keeps the rest from the first request. */
async function keepCheckout(
  { db, now }: StripeDeps,
  { orderId, language, ownOrigin, successUrl, cancelUrl }: CheckoutRequest,
): Promise<StripeCheckout> {
  const waysBack = { successUrl, cancelUrl }
  const [kept] = await db
    .insert(stripeCheckouts)
    .values({ orderId, language, ownOrigin, ...waysBack, createdAt: now() })
    .onConflictDoUpdate({ target: stripeCheckouts.orderId, set: waysBack })
    .returning()
  if (!kept) throw new Error('a checkout was not kept')
  return kept
}

/** Only open sessions can be expired; otherwise the records give the state. */
async function expire(stripe: Stripe, checkoutId: string) {
  try {
    await stripe.checkout.sessions.expire(checkoutId)
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error
  }
}

/**
 * Refunds what remains of a payment. Without an idempotency key, under which Stripe would cache a failure for a day:
 * a repeated refund finds nothing left and is rejected.
 */
async function refund(stripe: Stripe, checkoutId: string) {
  const { payment_intent } = await stripe.checkout.sessions.retrieve(checkoutId)
  if (!payment_intent) return
  const intent = typeof payment_intent === 'string' ? payment_intent : payment_intent.id
  try {
    await stripe.refunds.create({ payment_intent: intent })
  } catch (error) {
    const isBack =
      error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'charge_already_refunded'
    if (!isBack) throw error
  }
}

/** Stripe Checkout: people pay on Stripe's page, and card numbers never reach this server. */
export const stripePayments = (deps: StripeDeps): Payments => {
  const { stripe, db, pepper, words, warn } = deps
  return {
    provider: 'stripe',
    async createCheckout(request) {
      const { orderId, priceCents } = request
      const kept = await keepCheckout(deps, request)
      const { language, ownOrigin, checkoutId, checkoutUrl } = kept
      if (checkoutId && checkoutUrl) return done({ checkoutId, checkoutUrl })
      const { product } = wordsFor(words, { saved: language }).checkout
      const params = checkoutParams({ orderId, priceCents, product, ownOrigin })
      const made = await askStripe(warn, () => createSession({ stripe, db, params }, kept))
      if (!made.ok) return made
      const { id, url } = made.data
      if (!url) throw new Error('Stripe made a session without a page')
      const checkout = { checkoutId: id, checkoutUrl: url }
      await db.update(stripeCheckouts).set(checkout).where(eq(stripeCheckouts.orderId, orderId))
      return done(checkout)
    },
    readBooks: (checkoutId, order) =>
      askStripe(warn, () => readStripeBooks(stripe, checkoutId, { order, pepper, warn })),
    async closeCheckout(checkoutId) {
      const closed = await askStripe(warn, () => expire(stripe, checkoutId))
      return closed.ok ? done(null) : closed
    },
    async refund(checkoutId) {
      const refunded = await askStripe(warn, () => refund(stripe, checkoutId))
      return refunded.ok ? done(null) : refunded
    },
  }
}
