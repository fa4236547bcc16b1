import { dropJobs } from '@lithe/jobs'
import { inArray, lt } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { paymentEvents, sandboxCheckouts, starsCheckouts, stripeCheckouts } from '../db/schema/checkouts.ts'

/** What names a report or a payer in the checkouts of these orders goes, with the jobs of their receipts. The orders stay, and so do books of Stars. */
export async function forgetCheckouts(db: Database, orderIds: string[]) {
  await db.delete(sandboxCheckouts).where(inArray(sandboxCheckouts.id, orderIds))
  await db.delete(stripeCheckouts).where(inArray(stripeCheckouts.orderId, orderIds))
  await db.update(starsCheckouts).set({ payer: null }).where(inArray(starsCheckouts.orderId, orderIds))
  await dropJobs(db, 'receipt', orderIds)
}

const dayMs = 24 * 60 * 60_000
/** A payment page is not come back from after a week; Stripe repeats a message for a month at most. */
const keptMs = { checkouts: 7 * dayMs, events: 31 * dayMs } as const

/** What served its purpose leaves: ways back from checkouts, numbers of messages. The orders stay. */
export async function forgetOldCheckouts(db: Database, now: Date) {
  const ago = (ms: number) => new Date(now.getTime() - ms)
  await db.delete(stripeCheckouts).where(lt(stripeCheckouts.createdAt, ago(keptMs.checkouts)))
  await db.delete(paymentEvents).where(lt(paymentEvents.receivedAt, ago(keptMs.events)))
}
