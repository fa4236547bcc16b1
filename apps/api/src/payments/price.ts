import { fullReportPriceUsd, smallestChargeCents } from '@lithe/contracts/constants'
import { eq, max } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { promoRedemptions } from '../db/schema/promo-redemptions.ts'

export const fullPriceCents = fullReportPriceUsd * 100

/** The best code redeemed for a report so far, in percent; codes do not add up. */
export async function readPercentOff(db: Database, assessmentId: string): Promise<number> {
  const [best] = await db
    .select({ percentOff: max(promoRedemptions.percentOff) })
    .from(promoRedemptions)
    .where(eq(promoRedemptions.assessmentId, assessmentId))
  return best?.percentOff ?? 0
}

export const priceCentsAfter = (percentOff: number): number =>
  Math.max(smallestChargeCents, Math.round((fullPriceCents * (100 - percentOff)) / 100))
