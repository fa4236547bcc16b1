import { fullPriceCents } from './price.ts'

/** A price in whole Stars, as much lower as it is in dollars; nothing is sold for none. */
export const toStars = (fullPriceStars: number, priceCents: number): number =>
  Math.max(1, Math.round((fullPriceStars * priceCents) / fullPriceCents))

export const starsWords = (stars: number) => (stars === 1 ? '1 Star' : `${stars} Stars`)
