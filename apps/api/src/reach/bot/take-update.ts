import { and, eq, isNull, lte, sql } from 'drizzle-orm'
import { BotError, GrammyError } from 'grammy'
import type { Update } from 'grammy/types'
import type { Database } from '../../ground/db/database.ts'
import { botUpdates } from '../../ground/db/schema/messenger.ts'
import type { VerbContext } from '../../ground/ports/verb.ts'

/** A handler running longer is considered dead. */
export const claimLifeMs = 60_000

/** Ours to handle, already handled, or being handled elsewhere. */
type Claimed = 'ours' | 'handled' | 'busy'

/** Claims an update atomically, across servers. */
async function claimUpdate(db: Database, id: number, now: Date): Promise<Claimed> {
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

async function markHandled(db: Database, id: number, now: Date) {
  await db.update(botUpdates).set({ handledAt: now }).where(eq(botUpdates.id, id))
}

/** Releases a failed update, so that its redelivery need not wait. */
async function releaseUpdate(db: Database, id: number) {
  await db.delete(botUpdates).where(and(eq(botUpdates.id, id), isNull(botUpdates.handledAt)))
}

type TakeContext = {
  db: Database
  now: () => Date
  count: VerbContext['count']
  handle: (update: Update) => Promise<void>
  logError: (facts: { err: unknown }, text: string) => void
}

export type Taken = Exclude<Claimed, 'ours'> | 'failed'

const causeOf = (error: unknown) => (error instanceof BotError ? error.error : error)

/** Permanent refusals by Telegram: a blocked bot, an expired query. */
const isForGood = (cause: unknown) =>
  cause instanceof GrammyError && (cause.error_code === 400 || cause.error_code === 403)

/** Handles an update unless another call has done or is doing so. A failed update is left for redelivery. */
export async function takeUpdate(ctx: TakeContext, update: Update): Promise<Taken> {
  const { db, now, count, handle, logError } = ctx
  const { update_id: id } = update
  const claimed = await claimUpdate(db, id, now())
  if (claimed !== 'ours') return claimed
  try {
    await handle(update)
  } catch (error) {
    const cause = causeOf(error)
    logError({ err: cause }, 'an update of the bot failed')
    if (!isForGood(cause)) {
      count('update-failed')
      await releaseUpdate(db, id)
      return 'failed'
    }
  }
  await markHandled(db, id, now())
  count('update-handled')
  return 'handled'
}

/** Telegram gives up on an update after a day. */
const rememberedMs = 2 * 24 * 60 * 60_000

export async function forgetOldUpdates(db: Database, now: Date) {
  await db.delete(botUpdates).where(lte(botUpdates.claimedAt, new Date(now.getTime() - rememberedMs)))
}
