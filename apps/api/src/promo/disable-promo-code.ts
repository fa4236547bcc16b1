import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { promoCodes } from '../db/schema/promo-codes.ts'
import { promoCodeText } from './promo-code-text.ts'

/** From now on the code opens nothing; what it opened stays open. */
export async function disablePromoCode(
  { db, now }: { db: Database; now: Date },
  code: string,
): Promise<{ ok: true } | { ok: false; reason: string }> {
  const disabled = await db
    .update(promoCodes)
    .set({ disabledAt: now })
    .where(and(eq(promoCodes.code, promoCodeText(code)), isNull(promoCodes.disabledAt)))
    .returning({ code: promoCodes.code })
  return disabled.length > 0 ? { ok: true } : { ok: false, reason: 'There is no such code in use.' }
}
