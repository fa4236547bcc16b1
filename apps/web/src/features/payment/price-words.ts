import type { Payment } from '@lithe/contracts/api'

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
