import type Stripe from 'stripe'
import { checkoutReturnPath } from './stripe-paths.ts'

type Wanted = { orderId: string; priceCents: number; ownOrigin: string }

/**
 * All that Stripe is told: an order's number, a price, and to come back here with that number. No report, no name,
 * no result. The same order always gives the same words, or Stripe would refuse them under the same key.
 */
export const checkoutParams = ({
  orderId,
  priceCents,
  ownOrigin,
}: Wanted): Stripe.Checkout.SessionCreateParams => ({
  mode: 'payment',
  client_reference_id: orderId,
  line_items: [
    {
      quantity: 1,
      price_data: { currency: 'usd', unit_amount: priceCents, product_data: { name: 'Lithe full report' } },
    },
  ],
  success_url: `${ownOrigin}${checkoutReturnPath}/${orderId}`,
  cancel_url: `${ownOrigin}${checkoutReturnPath}/${orderId}/cancelled`,
})
