import { type Config, parseConfig } from '@lithe/api/config'
import { openStripe, stripeWebhookPath } from '@lithe/api/stripe/open-stripe'
import { handledEvents } from '@lithe/api/stripe/receive-event'
import type { StripeSettings } from '@lithe/api/stripe-settings'
import Stripe from 'stripe'
import { type Finding, good, note, reportFindings, type Said, wrong } from './findings.ts'

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

/** Verifies the key with Stripe, without changing anything. */
async function lookAtStripe(settings: StripeSettings): Promise<Finding[]> {
  const stripe = openStripe(settings)
  const checkouts = await lookAtCheckouts(stripe)
  if (checkouts.is === 'wrong') return [checkouts]
  return [checkouts, await lookAtWebhooks(stripe, settings.secretKey.includes('_live_'))]
}

const isPlain = (address: string) => new URL(address).protocol === 'http:'

function lookAtKey(secretKey: string, isProduction: boolean): Finding {
  if (secretKey.includes('_live_')) return good('The key is a live one: real money moves.')
  const words = 'The key is a test one: no money moves.'
  return isProduction ? wrong(`${words} NODE_ENV says production.`) : note(words)
}

function lookAtReturns({ returnPlaces }: Config, isLive: boolean): Finding {
  const plain = returnPlaces.filter(isPlain)
  if (isLive && plain.length > 0)
    return wrong(
      `People would come back over plain HTTP to ${plain.join(', ')}; use https in RETURN_ORIGINS.`,
    )
  const places = ['this server’s own address', ...returnPlaces].join(', ')
  return good(`A checkout may lead back to ${places}.`)
}

/** Behind an undeclared proxy, a server believes that it is reached over plain HTTP. */
const lookAtAddress = ({ tlsFiles, trustProxy }: Config): Finding =>
  tlsFiles || trustProxy !== 0
    ? good('The server can tell that people reach it over HTTPS.')
    : note('If a proxy ends TLS before this server, name it in TRUST_PROXY, or people come back to http://.')

const lookAtMail = ({ mail }: Config): Finding =>
  mail
    ? good('Receipts are mailed.')
    : note('Receipts are not mailed but printed in the terminal; SMTP_URL is not set.')

/** Checks settings without contacting Stripe. */
function lookAtSettings(config: Config, stripe: StripeSettings, isProduction: boolean): Finding[] {
  const isLive = stripe.secretKey.includes('_live_')
  const elsewhere = stripe.apiUrl ? [note(`STRIPE_API_URL: questions go to ${stripe.apiUrl}.`)] : []
  return [
    lookAtKey(stripe.secretKey, isProduction),
    ...elsewhere,
    lookAtReturns(config, isLive),
    lookAtAddress(config),
    lookAtMail(config),
  ]
}

/** Explains how to take payments with just a Stripe account. */
const setupWords = `To take money through Stripe:
1. PAYMENTS=stripe
2. STRIPE_SECRET_KEY: in Stripe's dashboard under Developers, API keys. A restricted key is enough that may
   write Checkout Sessions and read Payment Intents, Charges, Disputes and Webhook Endpoints.
3. STRIPE_WEBHOOK_SECRET: under Developers, Webhooks, add https://YOUR-ADDRESS${stripeWebhookPath} ;
   its signing secret starts with whsec_. It sends these events:
${handledEvents.map(event => `     ${event}`).join('\n')}
Try it with keys that start with sk_test_ first: cards of Stripe's test page pay, and no money moves.`

/** Finds obstacles to taking payments; none if payments are not wanted. */
export async function lookAtPayments(config: Config): Promise<Finding[]> {
  if (config.publicConfig.payments !== 'stripe' || !config.stripe) return []
  const own = lookAtSettings(config, config.stripe, config.isProduction)
  return [...own, ...(await lookAtStripe(config.stripe))]
}

/** Implements `npm run ops -- payments-doctor`; never prints a secret. */
export async function paymentsDoctor(environment: Record<string, string | undefined>): Promise<Said> {
  const parsed = parseConfig(environment)
  if (!parsed.ok) return reportFindings(parsed.problems.map(wrong), ['', setupWords])
  const { config } = parsed
  const { payments } = config.publicConfig
  if (payments === 'sandbox')
    return { ok: true, words: `The sandbox plays the payments: no money moves.\n\n${setupWords}` }
  if (payments === 'off' || !config.stripe)
    return { ok: true, words: `Nobody can pay on this server.\n\n${setupWords}` }
  return reportFindings(await lookAtPayments(config))
}
