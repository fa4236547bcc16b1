import type { Payment } from '@lithe/contracts/api'
import { paymentWords } from '@lithe/words/live/payment'
import type { ReactNode } from 'react'
import { dollars, numeral } from '../../words/formats.ts'

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
          <span className="sr-only">{paymentWords.offer.insteadOf}</span>
          <s className="ms-1.5 text-head text-ink-soft decoration-ember decoration-2">
            {dollars(fullPriceCents)}
          </s>
        </>
      ) : null}
    </>
  )
}

const InStars = ({ stars }: { stars: number }) => (
  <>
    <span className="text-numeral text-ink">{numeral(stars)}</span>
    <span className="ms-1 text-title text-ink-soft">{paymentWords.starsAlone({ stars })}</span>
  </>
)

/** What is to be paid now, in the money it is paid with. */
export const priceToPay = ({ priceStars, priceCents }: Payment): string =>
  priceStars === null ? dollars(priceCents) : paymentWords.stars({ stars: priceStars })

/** On the button; inside a messenger that sells nothing itself, paying opens the browser, and the button says so. */
export function payWords(payment: Payment, isInMessenger: boolean): string {
  const { pay, payInBrowser } = paymentWords
  const price = priceToPay(payment)
  return isInMessenger && payment.priceStars === null ? payInBrowser({ price }) : pay({ price })
}

/** What everybody pays in dollars; a price in Stars is known only as it is now. */
const priceNamed = ({ priceStars, fullPriceCents }: Payment): string =>
  priceStars === null ? dollars(fullPriceCents) : paymentWords.stars({ stars: priceStars })

export const discountWords = ({ priceCents, fullPriceCents, percentOff }: Payment): string | null =>
  priceCents < fullPriceCents ? paymentWords.offer.discount({ percent: percentOff }) : null

/** The first thing said about paying. */
export function offerWords(payment: Payment): string {
  const discount = discountWords(payment)
  const { costs, codeInstead } = paymentWords.offer
  return `${costs({ price: priceNamed(payment) })} ${discount ?? codeInstead}`
}

type Place = { payment: Pick<Payment, 'priceStars'>; isTest: boolean; isInMessenger: boolean }

/** Beside the price: what happens next. */
export function howToPay({ payment, isTest, isInMessenger }: Place): string {
  if (payment.priceStars !== null) return paymentWords.how.stars
  if (isTest) return paymentWords.how.test
  return isInMessenger ? paymentWords.how.browser : paymentWords.how.nextPage
}
