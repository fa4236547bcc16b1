import type { Caller, OrderState } from '@lithe/contracts/api'
import type { Language } from '@lithe/words/languages'
import type { PaymentProvider } from '../db/schema/orders.ts'
import type { Outcome } from './outcome.ts'

export type CheckoutRequest = {
  orderId: string
  priceCents: number
  /** Language in which the purchase is described. */
  language: Language
  /** Server origin the person used. */
  ownOrigin: string
  successUrl: string
  cancelUrl: string
}

type Checkout = { checkoutId: string; checkoutUrl: string }

/** A checkout as recorded by the provider. */
export type BookEntry = {
  state: OrderState
  refundedCents: number
  /** Receipt address the payer gave the provider, sealed by `sealPlace`. */
  sealedAddress: string | null
}

/** What an order asked the provider for. */
export type Ordered = { id: string; priceCents: number }

/** A payment provider. It never receives anything about a body, an age or a result. */
export type Payments = {
  provider: PaymentProvider
  /** Converts a price to Stars, for providers paid in them. */
  priceStars?(priceCents: number): number
  /** Idempotent: asked twice for one order, it returns the same checkout. */
  createCheckout(request: CheckoutRequest): Promise<Outcome<Checkout, 'unavailable'>>
  /** Reads a checkout from the provider; a mismatch with its order counts as open, even if paid. */
  readBooks(checkoutId: string, order: Ordered): Promise<Outcome<BookEntry, 'unavailable'>>
  /** Closes a checkout, unless it was paid. */
  closeCheckout(checkoutId: string): Promise<Outcome<null, 'unavailable'>>
  /** Refunds everything paid at a checkout; idempotent. Absent where payment events are refunded as they arrive. */
  refund?(checkoutId: string): Promise<Outcome<null, 'unavailable'>>
}

/** The payment providers of this server. */
export type Cashiers = {
  /** The provider for a person's channel; null when they cannot pay. */
  forSource(source: Caller['source']): Payments | null
  /** The provider of an order; null when this server no longer supports it. */
  of(provider: PaymentProvider): Payments | null
}

type Hired = {
  /** The default, on the web and in messengers without a provider of their own. */
  usual: Payments | null
  inMessenger: Payments | null
  /** Providers that take no new orders but settle existing ones. */
  settling: readonly Payments[]
}

export function cashiers({ usual, inMessenger, settling }: Hired): Cashiers {
  const all = [usual, inMessenger, ...settling]
  return {
    forSource: source => (source === 'telegram' ? (inMessenger ?? usual) : usual),
    of: provider => all.find(one => one?.provider === provider) ?? null,
  }
}

/** Warns the operator; the facts never name a person. */
export type Warn = (facts: Record<string, string | number>, text: string) => void
