import Stripe from 'stripe'

type Signed = { body: Buffer; signature: string; secret: string; now: Date }

const toleranceSeconds = 300

/** A message that Stripe signed lately, or null: anybody may send something here. */
export function readEvent(stripe: Stripe, { body, signature, secret, now }: Signed): Stripe.Event | null {
  try {
    return stripe.webhooks.constructEvent(body, signature, secret, toleranceSeconds, undefined, now.getTime())
  } catch (error) {
    if (error instanceof Stripe.errors.StripeSignatureVerificationError) return null
    throw error
  }
}
