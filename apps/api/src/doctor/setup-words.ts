import { handledEvents } from '../payments/stripe/checkout-of-event.ts'
import { stripeWebhookPath } from '../payments/stripe/stripe-paths.ts'

/** How to take money, with an account at Stripe and nothing else. */
export const setupWords = `To take money through Stripe:
1. PAYMENTS=stripe
2. STRIPE_SECRET_KEY: in Stripe's dashboard under Developers, API keys. A restricted key is enough that may
   write Checkout Sessions and read Payment Intents, Charges, Disputes and Webhook Endpoints.
3. STRIPE_WEBHOOK_SECRET: under Developers, Webhooks, add https://YOUR-ADDRESS${stripeWebhookPath} ;
   its signing secret starts with whsec_. It sends these events:
${handledEvents.map(event => `     ${event}`).join('\n')}
Try it with keys that start with sk_test_ first: cards of Stripe's test page pay, and no money moves.`
