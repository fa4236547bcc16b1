import type { Payment } from '@lithe/contracts/api'
import type { ReactNode } from 'react'
import { dollars } from './price-words.ts'

/** The price as one great numeral; with a code, beside what it was. */
export function PriceLine({ payment, children }: { payment: Payment; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-0.5">
      <p className="shrink-0 font-soft font-medium tracking-[-0.03em] tabular">
        {payment.priceStars === null ? <InDollars {...payment} /> : <InStars stars={payment.priceStars} />}
      </p>
      <div className="flex-[1_1_9rem] text-ink-soft">{children}</div>
    </div>
  )
}

function InDollars({ priceCents, fullPriceCents }: Pick<Payment, 'priceCents' | 'fullPriceCents'>) {
  return (
    <>
      <span className="text-numeral text-ink">{dollars(priceCents)}</span>
      {priceCents < fullPriceCents ? (
        <>
          <span className="sr-only"> instead of </span>
          <s className="ml-1.5 text-head text-ink-soft decoration-ember decoration-2">
            {dollars(fullPriceCents)}
          </s>
        </>
      ) : null}
    </>
  )
}

const InStars = ({ stars }: { stars: number }) => (
  <>
    <span className="text-numeral text-ink">{stars}</span>
    <span className="ml-1 text-title text-ink-soft">{stars === 1 ? 'Star' : 'Stars'}</span>
  </>
)
