import Stripe from 'stripe'
import { z } from 'zod'

type Signed = { body: Buffer; signature: string; secret: string; now: Date }

const toleranceSeconds = 300

/** As much of an event as every one of them has. */
const Event = z.object({ id: z.string(), type: z.string(), data: z.object({ object: z.looseObject({}) }) })

/** A message that Stripe signed lately, or null: anybody may send something here, and even Stripe something else. */
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
