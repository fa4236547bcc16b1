import Stripe from 'stripe'
import { z } from 'zod'
import { handledEvents } from './checkout-of-event.ts'

type Signed = { body: Buffer; signature: string; secret: string; now: Date }

const toleranceSeconds = 300

const Id = z.string().regex(/^\w{1,255}$/)

/** As much of a session, a charge, a dispute or a refund as leads to its checkout. */
const HandledObject = z.looseObject({
  id: Id,
  payment_intent: z.union([Id, z.looseObject({ id: Id })]).nullish(),
})
const handledTypes: ReadonlySet<string> = new Set(handledEvents)

/** As much of an event as every one of them has; PostgreSQL keeps no NUL in a text. */
const Event = z
  .object({
    ...{ id: Id, type: z.string().regex(/^[^\0]{1,255}$/) },
    data: z.object({ object: z.looseObject({}) }),
  })
  .refine(({ type, data }) => !handledTypes.has(type) || HandledObject.safeParse(data.object).success)

/** A message that Stripe signed lately, or null: any caller may send something here, and even Stripe something else. */
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
