import { and, asc, eq, isNull, lt } from 'drizzle-orm'
import { people } from '../db/schema/people.ts'
import type { EndingContext } from '../payments/fulfil-checkout.ts'
import { endOpenOrders, erasePerson } from './erase-person.ts'

export type RetentionContext = EndingContext & {
  /** After so many months without them guests are erased. */
  guestRetentionMonths: number
  scrubFiles: () => Promise<void>
}

/** Few enough that a sweep never holds others up for long; the next one goes on. */
const mostAtOnce = 200

const monthsBefore = (now: Date, months: number) => {
  const then = new Date(now)
  then.setUTCMonth(then.getUTCMonth() - months)
  return then
}

/**
 * Erases guests who have not come by for the stated time, with the profiles they keep, as they would have themselves.
 * Accounts never: only guests have a day on which they were last seen.
 */
export async function forgetLostGuests(ctx: RetentionContext): Promise<number> {
  const { db, now } = ctx
  const isLost = and(
    isNull(people.keeperId),
    lt(people.guestSeenAt, monthsBefore(now, ctx.guestRetentionMonths)),
  )
  const lost = await db
    .select({ id: people.id })
    .from(people)
    .where(isLost)
    .orderBy(asc(people.guestSeenAt))
    .limit(mostAtOnce)
  let erased = 0
  for (const { id } of lost) {
    await endOpenOrders(ctx, id)
    const isErased = await db.transaction(async transaction => {
      // Read again under the lock: they may have come back just now.
      const still = await transaction
        .select()
        .from(people)
        .where(and(eq(people.id, id), isLost))
        .for('update')
      return still.length > 0 && erasePerson(transaction, id, now)
    })
    if (!isErased) continue
    erased += 1
    ctx.count('guest-forgotten')
  }
  if (erased > 0) await ctx.scrubFiles()
  return erased
}
