import { desc, gte } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { referralCounts } from '../db/schema/referral-counts.ts'

export type ReferralLine = { code: string; day: string; starts: number }

/** Starts by link and day, the latest day first, within so many days. */
export async function listReferrals(db: Database, since: string): Promise<ReferralLine[]> {
  return db
    .select()
    .from(referralCounts)
    .where(gte(referralCounts.day, since))
    .orderBy(desc(referralCounts.day), desc(referralCounts.starts), referralCounts.code)
}
