import { smallestChargeCents } from '@lithe/contracts/constants'
import { and, desc, eq, isNull } from 'drizzle-orm'
import type { Database } from '../../ground/db/database.ts'
import { type PromoCode, promoCodes } from '../../ground/db/schema/orders.ts'
import { fullPriceCents } from '../price.ts'
import { promoCodeText } from './apply-promo-code.ts'

type Context = { db: Database; now: Date }

export type NewPromoCode = {
  code: string
  percentOff: number
  maxUses: number | null
  maxUsesPerPerson: number | null
  validUntil: Date | null
}

/** Largest discount below 100 that leaves an amount card companies accept. */
const mostPercentOff = Math.floor(((fullPriceCents - smallestChargeCents) / fullPriceCents) * 100)

const writableCode = /^[A-Z0-9][A-Z0-9-]{2,39}$/
const isCount = (limit: number | null) => limit === null || (Number.isInteger(limit) && limit > 0)
const isPercent = (percent: number) =>
  Number.isInteger(percent) && percent >= 1 && (percent <= mostPercentOff || percent === 100)

function problemWith({ code, percentOff, maxUses, maxUsesPerPerson, validUntil }: NewPromoCode, now: Date) {
  if (!writableCode.test(code)) return 'A code has 3 to 40 letters, digits and hyphens.'
  if (!isPercent(percentOff))
    return `A code takes off 1 to ${mostPercentOff} percent, or 100, which opens the report.`
  if (!isCount(maxUses) || !isCount(maxUsesPerPerson)) return 'A limit is a whole number above 0.'
  if (validUntil && !(validUntil > now)) return 'A code ends in the future.'
  return null
}

/** Creates a code, or explains what is wrong with it. */
export async function createPromoCode(
  { db, now }: Context,
  wanted: NewPromoCode,
): Promise<{ ok: true; code: string } | { ok: false; reason: string }> {
  const promo = { ...wanted, code: promoCodeText(wanted.code) }
  const problem = problemWith(promo, now)
  if (problem) return { ok: false, reason: problem }
  const [made] = await db
    .insert(promoCodes)
    .values({ ...promo, createdAt: now })
    .onConflictDoNothing()
    .returning({ code: promoCodes.code })
  return made ? { ok: true, ...made } : { ok: false, reason: `There is a code ${promo.code} already.` }
}

/** Disables a code; reports it opened stay open. */
export async function disablePromoCode(
  { db, now }: Context,
  code: string,
): Promise<{ ok: true } | { ok: false; reason: string }> {
  const disabled = await db
    .update(promoCodes)
    .set({ disabledAt: now })
    .where(and(eq(promoCodes.code, promoCodeText(code)), isNull(promoCodes.disabledAt)))
    .returning({ code: promoCodes.code })
  return disabled.length > 0 ? { ok: true } : { ok: false, reason: 'There is no such code in use.' }
}

/** Lists all codes, newest first, including disabled ones. */
export const listPromoCodes = (db: Database): Promise<PromoCode[]> =>
  db.select().from(promoCodes).orderBy(desc(promoCodes.createdAt), promoCodes.code)
