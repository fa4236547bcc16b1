import { and, asc, eq, isNull, lt } from 'drizzle-orm'
import { people } from '../ground/db/schema/people.ts'
import type { Warn } from '../ground/ports/payments.ts'
import type { EndingContext } from '../money/fulfil-checkout.ts'
import { endOpenOrders, erasePerson } from './erase-person.ts'

export type RetentionContext = Omit<EndingContext, 'now'> & {
  now: () => Date
  /** After so many months without them guests are erased. */
  guestRetentionMonths: number
  listErasures: () => Promise<void>
  warn: Warn
  /** Whether an operator has said that everybody who is due may go, however many they are. */
  isConfirmed?: boolean | undefined
}

/** More at once than both are no ordinary day but a wrong clock, or a setting that was just changed: an operator looks first. */
const unasked = { people: 20, share: 0.01 } as const

/** Few enough that one look for them never holds others up for long. */
const mostAtOnce = 200
/** Of the quarter of an hour that a sweep may take. */
const longestMs = 10 * 60_000

/** On the same day of the month, or on its last where it has no such day. */
const monthsBefore = (now: Date, months: number) => {
  const then = new Date(now)
  then.setUTCMonth(then.getUTCMonth() - months)
  // A day that the month does not have runs on into the next one.
  if (then.getUTCDate() !== now.getUTCDate()) then.setUTCDate(0)
  return then
}

type Batch = { found: number; erased: number }
type Retention = Pick<RetentionContext, 'guestRetentionMonths'>

const lostSince = (now: Date, { guestRetentionMonths }: Retention) =>
  and(isNull(people.keeperId), lt(people.guestSeenAt, monthsBefore(now, guestRetentionMonths)))

/** Whether so many are due that an operator must confirm before any is erased. */
async function isHeld({ db, now: readClock, ...ctx }: RetentionContext): Promise<boolean> {
  if (ctx.isConfirmed) return false
  const due = await db.$count(people, lostSince(readClock(), ctx))
  if (due <= unasked.people) return false
  const all = await db.$count(people, isNull(people.keeperId))
  if (due <= all * unasked.share) return false
  ctx.count('guests-held')
  ctx.warn(
    { due, of: all },
    'so many guests are due to be erased that none is; if the clocks are right, say npm run ops -- jobs confirm-sweep',
  )
  return true
}

async function forgetBatch(ctx: EndingContext & Retention): Promise<Batch> {
  const { db, now } = ctx
  const isLost = lostSince(now, ctx)
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
  return { found: lost.length, erased }
}

/**
 * Erases guests who have not come by for the stated time, with the profiles they keep, as they would have themselves.
 * Accounts never: only guests have a day on which they were last seen. Those it has no time for are the next sweep's,
 * and that there are some is counted; far more than on an ordinary day go only when an operator has said so.
 */
export async function forgetLostGuests(retention: RetentionContext): Promise<number> {
  if (await isHeld(retention)) return 0
  const { now: readClock, ...ctx } = retention
  const endsAt = readClock().getTime() + longestMs
  let erased = 0
  for (;;) {
    const batch = await forgetBatch({ ...ctx, now: readClock() })
    erased += batch.erased
    if (batch.erased > 0) await ctx.listErasures()
    if (batch.found < mostAtOnce) return erased
    if (readClock().getTime() < endsAt) continue
    ctx.count('guests-left-over')
    return erased
  }
}
