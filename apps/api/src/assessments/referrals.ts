import { desc, gte, sql } from 'drizzle-orm'
import type { Database } from '../ground/db/database.ts'
import { referralCounts } from '../ground/db/schema/messenger.ts'
import type { Limits } from '../ground/limits/limits.ts'

export type ReferralContext = { db: Database; limits: Limits; now: () => Date }

/** Counts a start by referral link, once a day per person, storing nothing about them. */
export async function countReferral({ db, limits, now }: ReferralContext, code: string, telegramId: number) {
  const { isAllowed } = await limits('referral', `telegram:${telegramId}`)
  if (!isAllowed) return
  const day = now().toISOString().slice(0, 10)
  await db
    .insert(referralCounts)
    .values({ code, day, starts: 1 })
    .onConflictDoUpdate({
      target: [referralCounts.code, referralCounts.day],
      set: { starts: sql`${referralCounts.starts} + 1` },
    })
}

export type ReferralLine = { code: string; day: string; starts: number }

/** Lists starts by link and day from `since` on, latest first. */
export async function listReferrals(db: Database, since: string): Promise<ReferralLine[]> {
  return db
    .select()
    .from(referralCounts)
    .where(gte(referralCounts.day, since))
    .orderBy(desc(referralCounts.day), desc(referralCounts.starts), referralCounts.code)
}
