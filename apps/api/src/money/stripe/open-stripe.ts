import { apiPrefix } from '@lithe/contracts/api'
import Stripe from 'stripe'
import type { StripeSettings } from '../../ground/config/stripe-settings.ts'
import { done, type Outcome, refuse } from '../../ground/ports/outcome.ts'
import type { Warn } from '../../ground/ports/payments.ts'

/** Pinned to the version this code and the library's types were written for. */
const stripeApiVersion = '2026-10-28.endive'

const standardPorts = { 'http:': 80, 'https:': 443 }

function placeOf(address: string) {
  const { protocol, hostname, port } = new URL(address)
  return protocol === 'http:'
    ? { protocol: 'http' as const, host: hostname, port: port || standardPorts['http:'] }
    : { protocol: 'https' as const, host: hostname, port: port || standardPorts['https:'] }
}

/** Configures the official library without telemetry; makes no request yet. */
export const openStripe = ({ secretKey, apiUrl, patienceMs }: StripeSettings) =>
  new Stripe(secretKey, {
    apiVersion: stripeApiVersion,
    telemetry: false,
    timeout: patienceMs,
    maxNetworkRetries: 1,
    ...(apiUrl && placeOf(apiUrl)),
  })

/** Loggable facts; the message is omitted because it may repeat input. */
const factsOf = ({ type, code, statusCode, requestId }: InstanceType<typeof Stripe.errors.StripeError>) => ({
  type,
  ...(code !== undefined && { code }),
  ...(statusCode !== undefined && { status: statusCode }),
  ...(requestId !== undefined && { requestId }),
})

/** Runs a Stripe request; a failure is logged for the operator, not shown to the person. */
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

/** Path of Stripe's events. */
export const stripeWebhookPath = `${apiPrefix}/webhooks/stripe`

/** Stripe's return path; the order id follows. */
export const checkoutReturnPath = `${apiPrefix}/checkout-return`
