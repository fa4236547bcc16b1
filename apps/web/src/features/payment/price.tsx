import type { Payment } from '@lithe/contracts/api'
import type { ReactNode } from 'react'

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

/** "$2", or "$1.50" where there are cents. */
export const dollars = (cents: number): string =>
  cents % 100 === 0 ? `$${cents / 100}` : `$${(cents / 100).toFixed(2)}`

const starsWords = (stars: number): string => (stars === 1 ? '1 Star' : `${stars} Stars`)

/** What is to be paid now, in the money it is paid with. */
export const priceToPay = ({ priceStars, priceCents }: Payment): string =>
  priceStars === null ? dollars(priceCents) : starsWords(priceStars)

/** On the button; inside a messenger that sells nothing itself, paying opens the browser, and the button says so. */
export const payWords = (payment: Payment, isInMessenger: boolean): string =>
  `Pay ${priceToPay(payment)}${isInMessenger && payment.priceStars === null ? ' in your browser' : ''}`

/** What everybody pays in dollars; a price in Stars is known only as it is now. */
const priceNamed = ({ priceStars, fullPriceCents }: Payment): string =>
  priceStars === null ? dollars(fullPriceCents) : starsWords(priceStars)

export const discountWords = ({ priceCents, fullPriceCents, percentOff }: Payment): string | null =>
  priceCents < fullPriceCents ? `Your promo code takes ${percentOff} % off.` : null

/** The first thing said about paying. */
export function offerWords(payment: Payment): string {
  const discount = discountWords(payment)
  const costs = `The full report costs ${priceNamed(payment)}.`
  return `${costs} ${discount ?? 'A promo code can open it instead.'}`
}

type Place = { payment: Pick<Payment, 'priceStars'>; isTest: boolean; isInMessenger: boolean }

/** Beside the price: what happens next. */
export function howToPay({ payment, isTest, isInMessenger }: Place): string {
  if (payment.priceStars !== null) return 'You pay here, with Telegram Stars.'
  if (isTest) return 'This is a test: no money moves.'
  return isInMessenger ? 'You pay in your browser. This page waits for you.' : 'You pay on the next page.'
}
