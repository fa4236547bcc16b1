import { lte } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { botUpdates } from '../db/schema/bot-updates.ts'

/** Telegram gives up on an update after a day. */
const rememberedMs = 2 * 24 * 60 * 60_000

export async function forgetOldUpdates(db: Database, now: Date) {
  await db.delete(botUpdates).where(lte(botUpdates.claimedAt, new Date(now.getTime() - rememberedMs)))
}
