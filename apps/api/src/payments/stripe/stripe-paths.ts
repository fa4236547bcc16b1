import { apiPrefix } from '@lithe/contracts/api'

/** Where Stripe's messages arrive. */
export const stripeWebhookPath = `${apiPrefix}/webhooks/stripe`

/** Where Stripe's page sends people, with an order's number behind it. */
export const checkoutReturnPath = `${apiPrefix}/checkout-return`
