import { type ReplayAgreement, replayAgreements } from '@lithe/contracts/api'
import { count } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { replays } from '../db/schema/replays.ts'

export type ReplayCounts = Record<ReplayAgreement, number>

/** How many replays agree, by organisation; counts that name no person. */
export async function countReplays(db: Database): Promise<(organisation: string) => ReplayCounts> {
  const { organisation, agreement } = replays
  const rows = await db
    .select({ organisation, agreement, counted: count() })
    .from(replays)
    .groupBy(organisation, agreement)
  const countOf = (code: string, which: ReplayAgreement) =>
    rows.find(row => row.organisation === code && row.agreement === which)?.counted ?? 0
  return code =>
    Object.fromEntries(replayAgreements.map(which => [which, countOf(code, which)])) as ReplayCounts
}
