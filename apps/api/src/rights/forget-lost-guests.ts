import { and, asc, eq, isNull, lt } from 'drizzle-orm'
import { people } from '../ground/db/schema/people.ts'
import type { Warn } from '../ground/ports/payments.ts'
import type { EndingContext } from '../money/fulfil-checkout.ts'
import { endOpenOrders, erasePerson } from './erase-person.ts'

export type RetentionContext = Omit<EndingContext, 'now'> & {
  now: () => Date
  /** Months of inactivity after which guests are erased. */
  guestRetentionMonths: number
  listErasures: () => Promise<void>
  warn: Warn
  /** Whether an operator has confirmed erasing everyone due, however many. */
  isConfirmed?: boolean | undefined
}

/** Beyond both, a wrong clock or changed setting is likely: an operator must confirm. */
const unasked = { people: 20, share: 0.01 } as const

/** Batch size, so that no query blocks others for long. */
const mostAtOnce = 200
/** Time budget within the cleanup's quarter of an hour. */
const longestMs = 10 * 60_000

/** The same day of an earlier month, or its last day. */
const monthsBefore = (now: Date, months: number) => {
  const then = new Date(now)
  then.setUTCMonth(then.getUTCMonth() - months)
  // A missing day overflows into the next month.
  if (then.getUTCDate() !== now.getUTCDate()) then.setUTCDate(0)
  return then
}

type Batch = { found: number; erased: number }
type Retention = Pick<RetentionContext, 'guestRetentionMonths'>

const lostSince = (now: Date, { guestRetentionMonths }: Retention) =>
  and(isNull(people.keeperId), lt(people.guestSeenAt, monthsBefore(now, guestRetentionMonths)))

/** Whether so many are due that an operator must confirm first. */
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
      // Reread under the lock: they may have just returned.
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
 * Erases guests inactive for the stated time, with their profiles, as if they had asked. Accounts never expire. What
 * exceeds the time budget is counted and left to the next run; unusual numbers wait for an operator.
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
