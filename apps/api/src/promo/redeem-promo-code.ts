import { and, eq, gt, isNull, or, sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { promoCodes } from '../db/schema/promo-codes.ts'
import { promoRedemptions } from '../db/schema/promo-redemptions.ts'
import { done, type Outcome, refuse } from '../ports/outcome.ts'

export type PromoUse = {
  code: string
  /** The keeper of the person the report is about; their lock is held. */
  keeperId: string
  assessmentId: string
  /** What the report has off already: a code must be worth more. */
  percentOff: number
  now: Date
}

export type PromoRefusal =
  | 'promo-unknown'
  | 'promo-expired'
  | 'promo-used-up'
  | 'promo-used-before'
  | 'promo-not-better'

const usesBy = (db: Database, keeperId: string, code: string) =>
  db.$count(promoRedemptions, and(eq(promoRedemptions.keeperId, keeperId), eq(promoRedemptions.code, code)))

/** Why the update found nothing to take. */
async function whyRefused(
  db: Database,
  { code, keeperId, percentOff, now }: PromoUse,
): Promise<PromoRefusal> {
  const [known] = await db.select().from(promoCodes).where(eq(promoCodes.code, code))
  if (!known || known.disabledAt) return 'promo-unknown'
  if (known.validUntil && known.validUntil <= now) return 'promo-expired'
  const perPerson = known.maxUsesPerPerson
  if (perPerson !== null && (await usesBy(db, keeperId, code)) >= perPerson) return 'promo-used-before'
  return known.percentOff <= percentOff ? 'promo-not-better' : 'promo-used-up'
}

/** Takes one use of a code, if there is one to take: all its limits stand in the one update that counts it. */
export async function redeemPromoCode(
  db: Database,
  use: PromoUse,
): Promise<Outcome<{ redemptionId: string; percentOff: number }, PromoRefusal>> {
  const { code, keeperId, assessmentId, now } = use
  const [taken] = await db
    .update(promoCodes)
    .set({ uses: sql`${promoCodes.uses} + 1` })
    .where(
      and(
        eq(promoCodes.code, code),
        isNull(promoCodes.disabledAt),
        gt(promoCodes.percentOff, use.percentOff),
        or(isNull(promoCodes.maxUses), sql`${promoCodes.uses} < ${promoCodes.maxUses}`),
        or(isNull(promoCodes.validUntil), gt(promoCodes.validUntil, now)),
        or(isNull(promoCodes.maxUsesPerPerson), gt(promoCodes.maxUsesPerPerson, usesBy(db, keeperId, code))),
      ),
    )
    .returning({ percentOff: promoCodes.percentOff })
  if (!taken) return refuse(await whyRefused(db, use))
  const { percentOff } = taken
  const [redemption] = await db
    .insert(promoRedemptions)
    .values({ code, keeperId, assessmentId, percentOff, redeemedAt: now })
    .returning({ redemptionId: promoRedemptions.id })
  if (!redemption) throw new Error('a redemption was not kept')
  return done({ ...redemption, percentOff })
}
