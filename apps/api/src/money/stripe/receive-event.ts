import { and, eq, isNull } from 'drizzle-orm'
import Stripe from 'stripe'
import { z } from 'zod'
import { paymentEvents, stripeCheckouts } from '../../ground/db/schema/checkouts.ts'
import { orders } from '../../ground/db/schema/orders.ts'
import { done, type Outcome } from '../../ground/ports/outcome.ts'
import type { Warn } from '../../ground/ports/payments.ts'
import type { VerbContext } from '../../ground/ports/verb.ts'
import { type FulfilContext, fulfilCheckout, fulfilNowAndThen } from '../fulfil-checkout.ts'
import { home } from '../may-return-to.ts'
import { askStripe } from './open-stripe.ts'

/** Events the webhook must subscribe to. */
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

/** Charges do not name their session; look it up by payment intent, which events never expand. */
async function findByPayment(stripe: Stripe, intent: string | { id: string } | null) {
  if (typeof intent !== 'string') return null
  const { data } = await stripe.checkout.sessions.list({ payment_intent: intent, limit: 1 })
  return data[0]?.id ?? null
}

/** Finds the checkout an event concerns; null for irrelevant events. */
async function checkoutOfEvent(stripe: Stripe, event: Stripe.Event): Promise<string | null> {
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

export type EventContext = FulfilContext & { stripe: Stripe; warn: Warn }

/**
 * Syncs the order an event points to; events may arrive in any sequence. An event is recorded only
 * afterwards, so that Stripe retries a failed one.
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

type Signed = { body: Buffer; signature: string; secret: string; now: Date }

const toleranceSeconds = 300

const Id = z.string().regex(/^\w{1,255}$/)

/** Fields of a session, charge, dispute or refund that lead to its checkout. */
const HandledObject = z.looseObject({
  id: Id,
  payment_intent: Id.nullish(),
})
const handledTypes: ReadonlySet<string> = new Set(handledEvents)

/** Fields common to all events; rejects NUL, which PostgreSQL cannot store. */
const Event = z
  .object({
    id: Id,
    type: z.string().regex(/^[^\0]{1,255}$/),
    data: z.object({ object: z.looseObject({}) }),
  })
  .refine(({ type, data }) => !handledTypes.has(type) || HandledObject.safeParse(data.object).success)

/** Verifies an event's signature and age; null when invalid. */
export function readEvent(stripe: Stripe, { body, signature, secret, now }: Signed): Stripe.Event | null {
  try {
    const signed = stripe.webhooks.constructEvent(
      ...[body, signature, secret, toleranceSeconds, undefined, now.getTime()],
    )
    return Event.safeParse(signed).success ? signed : null
  } catch (error) {
    const isNone = error instanceof Stripe.errors.StripeSignatureVerificationError
    if (isNone || error instanceof SyntaxError) return null
    throw error
  }
}

/** Stripe's success or cancel return. */
type ComingBack = { orderId: string; isCancelled: boolean }

/** Syncs the order and decides where to send its person; an old checkout leads to the start page. */
export async function comeBack(
  ctx: FulfilContext & Pick<VerbContext, 'limits'>,
  { orderId, isCancelled }: ComingBack,
): Promise<string> {
  const { db, now } = ctx
  const [found] = await db
    .select({ checkout: stripeCheckouts, order: orders })
    .from(stripeCheckouts)
    .innerJoin(orders, eq(orders.id, stripeCheckouts.orderId))
    .where(eq(stripeCheckouts.orderId, orderId))
  if (!found) return home
  const { checkout, order } = found
  const isFirst = and(eq(orders.state, 'open'), isNull(orders.cancelAskedAt))
  const turned = isCancelled
    ? await db
        .update(orders)
        .set({ cancelAskedAt: now })
        .where(and(eq(orders.id, orderId), isFirst))
        .returning({ checkoutId: orders.checkoutId })
    : []
  const [{ checkoutId } = { checkoutId: null }] = turned
  // Continues even if Stripe is unavailable: the next page asks again.
  await (checkoutId ? fulfilCheckout(ctx, checkoutId) : fulfilNowAndThen(ctx, order))
  return isCancelled ? checkout.cancelUrl : checkout.successUrl
}
