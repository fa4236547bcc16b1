import type { Payment } from '@lithe/contracts/api'
import { paymentWords } from '@lithe/words/live/payment'
import { dollars } from '../../words/formats.ts'

/** The current price in its currency. */
export const priceToPay = ({ priceStars, priceCents }: Payment): string =>
  priceStars === null ? dollars(priceCents) : paymentWords.stars({ stars: priceStars })

/** Button label; in a messenger without payments, it says that the browser opens. */
export function payWords(payment: Payment, isInMessenger: boolean): string {
  const { pay, payInBrowser } = paymentWords
  const price = priceToPay(payment)
  return isInMessenger && payment.priceStars === null ? payInBrowser({ price }) : pay({ price })
}

/** The regular price in dollars; with Stars, only the current price is known. */
const priceNamed = ({ priceStars, fullPriceCents }: Payment): string =>
  priceStars === null ? dollars(fullPriceCents) : paymentWords.stars({ stars: priceStars })

export const discountWords = ({ priceCents, fullPriceCents, percentOff }: Payment): string | null =>
  priceCents < fullPriceCents ? paymentWords.offer.discount({ percent: percentOff }) : null

/** The opening line of the offer. */
export function offerWords(payment: Payment): string {
  const discount = discountWords(payment)
  const { costs, once } = paymentWords.offer
  return `${costs({ price: priceNamed(payment) })} ${discount ?? once}`
}

type Place = { payment: Pick<Payment, 'priceStars'>; isTest: boolean; isInMessenger: boolean }

/** Says, next to the price, what happens next. */
export function howToPay({ payment, isTest, isInMessenger }: Place): string {
  if (payment.priceStars !== null) return paymentWords.how.stars
  if (isTest) return paymentWords.how.test
  return isInMessenger ? paymentWords.how.browser : paymentWords.how.nextPage
}
