import { fullReportPriceUsd, smallestChargeCents } from '@lithe/contracts/constants'
import { eq, max } from 'drizzle-orm'
import type { Database } from '../ground/db/database.ts'
import { promoRedemptions } from '../ground/db/schema/orders.ts'
import { localeOf, type Words } from '../ground/ports/words.ts'

export const fullPriceCents = fullReportPriceUsd * 100

/** Best discount redeemed for a report, in percent; discounts do not add up. */
export async function readPercentOff(db: Database, assessmentId: string): Promise<number> {
  const [best] = await db
    .select({ percentOff: max(promoRedemptions.percentOff) })
    .from(promoRedemptions)
    .where(eq(promoRedemptions.assessmentId, assessmentId))
  return best?.percentOff ?? 0
}

export const priceCentsAfter = (percentOff: number): number =>
  Math.max(smallestChargeCents, Math.round((fullPriceCents * (100 - percentOff)) / 100))

/** Always two decimals, as on a receipt. */
export const dollarsIn = (words: Words, cents: number) =>
  new Intl.NumberFormat(localeOf(words), {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'narrowSymbol',
  }).format(cents / 100)

/** Price in whole Stars, discounted in proportion; at least one. */
export const toStars = (fullPriceStars: number, priceCents: number): number =>
  Math.max(1, Math.round((fullPriceStars * priceCents) / fullPriceCents))

/** The amount paid: Stars if set, else dollars. */
export type Amount = { priceCents: number; stars: number | null }

export const amountIn = (words: Words, { priceCents, stars }: Amount) =>
  stars === null ? dollarsIn(words, priceCents) : words.checkout.stars({ stars })
