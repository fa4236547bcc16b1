import { dollars } from './price-words.ts'
import { starsWords } from './stars-price.ts'

/** An order's price as it was paid: in Stars where it was, else in dollars. */
export type Amount = { priceCents: number; stars: number | null }

export const amountWords = ({ priceCents, stars }: Amount) =>
  stars === null ? dollars(priceCents) : starsWords(stars)
