import type { Payment } from '@lithe/contracts/api'
import type { ReactNode } from 'react'
import { dollars } from './price-words.ts'

/** The price as one great numeral; with a code, beside what it was. */
export function PriceLine({ payment, children }: { payment: Payment; children: ReactNode }) {
  const { priceCents, fullPriceCents } = payment
  return (
    <div className="flex flex-wrap items-center gap-x-2">
      <p className="shrink-0 font-soft font-medium tracking-[-0.03em] tabular">
        <span className="text-numeral text-ink">{dollars(priceCents)}</span>
        {priceCents < fullPriceCents ? (
          <>
            <span className="sr-only"> instead of </span>
            <s className="ml-1.5 text-head text-ink-soft decoration-ember decoration-2">
              {dollars(fullPriceCents)}
            </s>
          </>
        ) : null}
      </p>
      <div className="flex-[1_1_9rem] text-ink-soft">{children}</div>
    </div>
  )
}
