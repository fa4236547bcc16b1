import Stripe from 'stripe'
import type { StripeSettings } from '../config/stripe-settings.ts'
import { openStripe, stripeWebhookPath } from '../payments/stripe/open-stripe.ts'
import { handledEvents } from '../payments/stripe/receive-event.ts'
import { type Finding, good, note, wrong } from './findings.ts'

const { StripeAuthenticationError, StripeConnectionError, StripeError, StripePermissionError } = Stripe.errors

async function lookAtCheckouts(stripe: Stripe): Promise<Finding> {
  try {
    await stripe.checkout.sessions.list({ limit: 1 })
    return good('Stripe answers and takes the key.')
  } catch (error) {
    if (error instanceof StripeAuthenticationError)
      return wrong('Stripe does not know the key in STRIPE_SECRET_KEY; copy it once more, or make a new one.')
    if (error instanceof StripePermissionError)
      return wrong('The key may not use Checkout Sessions; allow it in the dashboard.')
    if (error instanceof StripeConnectionError) return wrong('Stripe cannot be reached from this machine.')
    if (error instanceof StripeError) return wrong(`Stripe gives no answer: ${error.type}.`)
    throw error
  }
}

const pathOf = (address: string) => (URL.canParse(address) ? new URL(address).pathname : address)

function lookAtHooks(hooks: readonly Stripe.WebhookEndpoint[], isLive: boolean): Finding {
  const ours = hooks.filter(({ url, status }) => pathOf(url) === stripeWebhookPath && status === 'enabled')
  const [hook] = ours
  if (!hook) {
    const words = `No webhook at Stripe leads to ${stripeWebhookPath}`
    return isLive
      ? wrong(`${words}; add one.`)
      : note(`${words}; right only while its CLI forwards messages.`)
  }
  const events: readonly string[] = hook.enabled_events
  const lacking = handledEvents.filter(event => !events.includes(event) && !events.includes('*'))
  return lacking.length === 0
    ? good(`Stripe tells ${hook.url} of everything that matters.`)
    : wrong(`Stripe does not tell ${hook.url} of ${lacking.join(', ')}; add these events.`)
}

async function lookAtWebhooks(stripe: Stripe, isLive: boolean): Promise<Finding> {
  try {
    const { data } = await stripe.webhookEndpoints.list({ limit: 100 })
    return lookAtHooks(data, isLive)
  } catch (error) {
    if (!(error instanceof StripeError)) throw error
    return note('The key may not look at webhooks, so whether Stripe tells this server is not known.')
  }
}

/** What Stripe says to the key: nothing is made or changed there. */
export async function lookAtStripe(settings: StripeSettings): Promise<Finding[]> {
  const stripe = openStripe(settings)
  const checkouts = await lookAtCheckouts(stripe)
  if (checkouts.is === 'wrong') return [checkouts]
  return [checkouts, await lookAtWebhooks(stripe, settings.secretKey.includes('_live_'))]
}
