import { inArray, lt } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { replays } from '../db/schema/replays.ts'
import { sessions } from '../db/schema/sessions.ts'

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
