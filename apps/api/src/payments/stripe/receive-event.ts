import { eq } from 'drizzle-orm'
import type Stripe from 'stripe'
import { paymentEvents } from '../../db/schema/payment-events.ts'
import { done, type Outcome } from '../../ports/outcome.ts'
import type { Warn } from '../../ports/warn.ts'
import { type FulfilContext, fulfilCheckout } from '../fulfil-checkout.ts'
import { askStripe } from './ask-stripe.ts'
import { checkoutOfEvent } from './checkout-of-event.ts'

export type EventContext = FulfilContext & { stripe: Stripe; warn: Warn }

/**
 * A message only says where to look: the order is brought up to Stripe's books, whichever message came first. It is
 * written down as seen to after that, so that Stripe repeats one that could not be.
 */
export async function receiveEvent(
  ctx: EventContext,
  event: Stripe.Event,
): Promise<Outcome<null, 'unavailable'>> {
  const { db, stripe, warn, now } = ctx
  const { id, type } = event
  const [known] = await db.select().from(paymentEvents).where(eq(paymentEvents.id, id))
  if (known) return done(null)
  const found = await askStripe(warn, () => checkoutOfEvent(stripe, event))
  if (!found.ok) return found
  if (found.data) {
    const fulfilled = await fulfilCheckout(ctx, found.data)
    if (!fulfilled.ok) return fulfilled
  }
  await db.insert(paymentEvents).values({ id, type, receivedAt: now }).onConflictDoNothing()
  return done(null)
}
