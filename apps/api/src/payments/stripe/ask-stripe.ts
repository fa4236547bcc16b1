import Stripe from 'stripe'
import { done, type Outcome, refuse } from '../../ports/outcome.ts'
import type { Warn } from '../../ports/warn.ts'

/** Facts for the log; the message is left out, as it may repeat what was sent. */
const factsOf = ({ type, code, statusCode, requestId }: InstanceType<typeof Stripe.errors.StripeError>) => ({
  type,
  ...(code !== undefined && { code }),
  ...(statusCode !== undefined && { status: statusCode }),
  ...(requestId !== undefined && { requestId }),
})

/** An answer from Stripe; whatever keeps it from answering well is for the operator, not for a person. */
export async function askStripe<Answer>(
  warn: Warn,
  ask: () => Promise<Answer>,
): Promise<Outcome<Answer, 'unavailable'>> {
  try {
    return done(await ask())
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error
    warn(factsOf(error), 'Stripe did not do what it was asked')
    return refuse('unavailable')
  }
}
