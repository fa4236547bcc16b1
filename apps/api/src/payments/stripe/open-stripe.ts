import Stripe from 'stripe'
import type { StripeSettings } from '../../config/stripe-variables.ts'

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
