import { apiPrefix } from '@lithe/contracts/api'
import Stripe from 'stripe'
import type { StripeSettings } from '../../ground/config/stripe-settings.ts'
import { done, type Outcome, refuse } from '../../ground/ports/outcome.ts'
import type { Warn } from '../../ground/ports/payments.ts'

/** What the types of the library and this code are written for; Stripe keeps speaking it for years. */
const stripeApiVersion = '2026-10-28.endive'

const standardPorts = { 'http:': 80, 'https:': 443 }

function placeOf(address: string) {
  const { protocol, hostname, port } = new URL(address)
  return protocol === 'http:'
    ? { protocol: 'http' as const, host: hostname, port: port || standardPorts['http:'] }
    : { protocol: 'https' as const, host: hostname, port: port || standardPorts['https:'] }
}

/** The official library, telling Stripe nothing about this machine. Opening it asks nothing yet. */
export const openStripe = ({ secretKey, apiUrl, patienceMs }: StripeSettings) =>
  new Stripe(secretKey, {
    apiVersion: stripeApiVersion,
    telemetry: false,
    timeout: patienceMs,
    maxNetworkRetries: 1,
    ...(apiUrl && placeOf(apiUrl)),
  })

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

/** Where Stripe's messages arrive. */
export const stripeWebhookPath = `${apiPrefix}/webhooks/stripe`

/** Where Stripe's page sends people, with an order's number behind it. */
export const checkoutReturnPath = `${apiPrefix}/checkout-return`
