import { eq } from 'drizzle-orm'
import Stripe from 'stripe'
import type { Database } from '../../db/database.ts'
import { type StripeCheckout, stripeCheckouts } from '../../db/schema/stripe-checkouts.ts'
import { done } from '../../ports/outcome.ts'
import type { CheckoutRequest, Payments } from '../../ports/payments.ts'
import type { Warn } from '../../ports/warn.ts'
import { askStripe } from './ask-stripe.ts'
import { checkoutParams } from './checkout-params.ts'
import { createSession } from './create-session.ts'
import { readStripeBooks } from './read-stripe-books.ts'

type StripeDeps = { stripe: Stripe; db: Database; now: () => Date; warn: Warn }

/** The latest ways back count; the rest of a checkout is as the first request made it. */
async function keepCheckout(
  { db, now }: StripeDeps,
  { orderId, ownOrigin, successUrl, cancelUrl }: CheckoutRequest,
): Promise<StripeCheckout> {
  const waysBack = { successUrl, cancelUrl }
  const [kept] = await db
    .insert(stripeCheckouts)
    .values({ orderId, ownOrigin, ...waysBack, createdAt: now() })
    .onConflictDoUpdate({ target: stripeCheckouts.orderId, set: waysBack })
    .returning()
  if (!kept) throw new Error('a checkout was not kept')
  return kept
}

/** Only an open session can be expired; what another one is stands in the books. */
async function expire(stripe: Stripe, checkoutId: string) {
  try {
    await stripe.checkout.sessions.expire(checkoutId)
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error
  }
}

/** Stripe Checkout: people pay on Stripe's own page, and no card number comes near this server. */
export const stripePayments = (deps: StripeDeps): Payments => {
  const { stripe, db, warn } = deps
  return {
    provider: 'stripe',
    async createCheckout(request) {
      const { orderId, priceCents } = request
      const kept = await keepCheckout(deps, request)
      const { ownOrigin, checkoutId, checkoutUrl } = kept
      if (checkoutId && checkoutUrl) return done({ checkoutId, checkoutUrl })
      const params = checkoutParams({ orderId, priceCents, ownOrigin })
      const made = await askStripe(warn, () => createSession({ stripe, db, params }, kept))
      if (!made.ok) return made
      const { id, url } = made.data
      if (!url) throw new Error('Stripe made a session without a page')
      const checkout = { checkoutId: id, checkoutUrl: url }
      await db.update(stripeCheckouts).set(checkout).where(eq(stripeCheckouts.orderId, orderId))
      return done(checkout)
    },
    readBooks: checkoutId => askStripe(warn, () => readStripeBooks(stripe, checkoutId)),
    async closeCheckout(checkoutId) {
      const closed = await askStripe(warn, () => expire(stripe, checkoutId))
      return closed.ok ? done(null) : closed
    },
  }
}
