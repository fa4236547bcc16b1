import type { Payment } from '@lithe/contracts/api'
import { paymentWords } from '@lithe/words/live/payment'
import { dollars } from '../../words/formats.ts'

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
  const { costs, once } = paymentWords.offer
  return `${costs({ price: priceNamed(payment) })} ${discount ?? once}`
}

type Place = { payment: Pick<Payment, 'priceStars'>; isTest: boolean; isInMessenger: boolean }

/** Beside the price: what happens next. */
export function howToPay({ payment, isTest, isInMessenger }: Place): string {
  if (payment.priceStars !== null) return paymentWords.how.stars
  if (isTest) return paymentWords.how.test
  return isInMessenger ? paymentWords.how.browser : paymentWords.how.nextPage
}
