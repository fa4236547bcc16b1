import { and, eq, isNull, lte, sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { botUpdates } from '../db/schema/bot-updates.ts'

/** A handler that has not ended within this never will. */
export const claimLifeMs = 60_000

/** Ours to handle, handled before, or in another handler's hands at this moment. */
export type Claimed = 'ours' | 'handled' | 'busy'

/** One statement decides whose an update is, however many servers it reaches at the same time. */
export async function claimUpdate(db: Database, id: number, now: Date): Promise<Claimed> {
  const abandonedBefore = new Date(now.getTime() - claimLifeMs)
  const claimed = await db
    .insert(botUpdates)
    .values({ id, claimedAt: now })
    .onConflictDoUpdate({
      target: botUpdates.id,
      set: { claimedAt: sql`excluded.claimed_at` },
      setWhere: sql`${botUpdates.handledAt} is null and ${lte(botUpdates.claimedAt, abandonedBefore)}`,
    })
    .returning({ id: botUpdates.id })
  if (claimed.length > 0) return 'ours'
  const [known] = await db.select().from(botUpdates).where(eq(botUpdates.id, id))
  return known?.handledAt ? 'handled' : 'busy'
}

export async function markHandled(db: Database, id: number, now: Date) {
  await db.update(botUpdates).set({ handledAt: now }).where(eq(botUpdates.id, id))
}

/** Lets go of an update that could not be handled, so that its next delivery need not wait. */
export async function releaseUpdate(db: Database, id: number) {
  await db.delete(botUpdates).where(and(eq(botUpdates.id, id), isNull(botUpdates.handledAt)))
}
