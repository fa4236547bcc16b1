import type { OrderState } from '@lithe/contracts/api'
import type { PaymentProvider } from '../db/schema/orders.ts'
import type { Outcome } from '../outcome.ts'

export type CheckoutRequest = {
  orderId: string
  priceCents: number
  /** The address under which the person reached this server. */
  ownOrigin: string
  successUrl: string
  cancelUrl: string
}

export type Checkout = { checkoutId: string; checkoutUrl: string }

/** Whoever takes the money. Nothing about a body, an age or a result ever goes to it. */
export type Payments = {
  provider: PaymentProvider
  /** Asked twice for one order, it gives the same checkout. */
  createCheckout(request: CheckoutRequest): Promise<Outcome<Checkout, 'unavailable'>>
  /** What became of a checkout, by the provider's own books. */
  readCheckout(checkoutId: string): Promise<OrderState>
  /** Lets nobody pay it any more, unless somebody has. */
  closeCheckout(checkoutId: string): Promise<void>
}
