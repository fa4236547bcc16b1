import type { Caller } from '@lithe/contracts/api'
import type { PaymentProvider } from '../db/schema/orders.ts'
import type { Payments } from './payments.ts'

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
