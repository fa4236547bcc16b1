import { type ReplayAgreement, replayAgreements } from '@lithe/contracts/api'
import { count, inArray, lt } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { sessions } from '../db/schema/assessments.ts'
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

const dayMs = 86_400_000

/** The page where it is agreed to says a year. */
const replaysKeptDays = 365

/** Stick figures go after a year; the measurements they were of stay. */
export async function forgetOldReplays(db: Database, now: Date): Promise<number> {
  const yearAgo = new Date(now.getTime() - replaysKeptDays * dayMs)
  const old = db.select({ id: sessions.id }).from(sessions).where(lt(sessions.receivedAt, yearAgo))
  const gone = await db
    .delete(replays)
    .where(inArray(replays.sessionId, old))
    .returning({ sessionId: replays.sessionId })
  return gone.length
}
