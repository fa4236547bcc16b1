import type { Caller, OrderState } from '@lithe/contracts/api'
import type { Language } from '@lithe/words/languages'
import type { PaymentProvider } from '../db/schema/orders.ts'
import type { Outcome } from './outcome.ts'

export type CheckoutRequest = {
  orderId: string
  priceCents: number
  /** What the person reads: what is bought is named in it. */
  language: Language
  /** The address under which the person reached this server. */
  ownOrigin: string
  successUrl: string
  cancelUrl: string
}

type Checkout = { checkoutId: string; checkoutUrl: string }

/** What stands in the provider's books about one checkout. */
export type BookEntry = {
  state: OrderState
  refundedCents: number
  /** Where the payer wanted word of it, if they told the provider; sealed by `sealPlace`. */
  sealedAddress: string | null
}

/** What an order asked a provider for. */
export type Ordered = { id: string; priceCents: number }

/** A provider that takes the money. Nothing about a body, an age or a result ever goes to it. */
export type Payments = {
  provider: PaymentProvider
  /** A price in Stars, where these are what is paid with. */
  priceStars?(priceCents: number): number
  /** Asked twice for one order, it gives the same checkout. */
  createCheckout(request: CheckoutRequest): Promise<Outcome<Checkout, 'unavailable'>>
  /** What became of a checkout, by the provider's own books; one that is not what the order asked for is open, whatever was paid. */
  readBooks(checkoutId: string, order: Ordered): Promise<Outcome<BookEntry, 'unavailable'>>
  /** Ends it, unless it was paid. */
  closeCheckout(checkoutId: string): Promise<Outcome<null, 'unavailable'>>
  /**
   * Gives back all that was paid at a checkout; safe to repeat. Missing where the message that tells of a payment has it go
   * back at once.
   */
  giveBack?(checkoutId: string): Promise<Outcome<null, 'unavailable'>>
}

/** Everybody who takes money on this server. */
export type Cashiers = {
  /** Where a person who came this way pays; null where they cannot. */
  forSource(source: Caller['source']): Payments | null
  /** Whom an order was made with; null where this server works with them no more. */
  of(provider: PaymentProvider): Payments | null
}

type Hired = {
  /** On the web, and in the messenger too unless it has its own. */
  usual: Payments | null
  inMessenger: Payments | null
  /** Takes no new orders, and sees to those it has. */
  settling: readonly Payments[]
}

export function cashiers({ usual, inMessenger, settling }: Hired): Cashiers {
  const all = [usual, inMessenger, ...settling]
  return {
    forSource: source => (source === 'telegram' ? (inMessenger ?? usual) : usual),
    of: provider => all.find(one => one?.provider === provider) ?? null,
  }
}

/** Tells the operator; facts never name a person. */
export type Warn = (facts: Record<string, string | number>, text: string) => void
