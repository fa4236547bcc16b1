import { lt } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { paymentEvents } from '../db/schema/payment-events.ts'
import { stripeCheckouts } from '../db/schema/stripe-checkouts.ts'

const dayMs = 24 * 60 * 60_000
/** A payment page is not come back from after a week; Stripe repeats a message for a month at most. */
const keptMs = { checkouts: 7 * dayMs, events: 31 * dayMs } as const

/** What served its purpose leaves: ways back from checkouts, numbers of messages. The orders stay. */
export async function forgetOldCheckouts(db: Database, now: Date) {
  const ago = (ms: number) => new Date(now.getTime() - ms)
  await db.delete(stripeCheckouts).where(lt(stripeCheckouts.createdAt, ago(keptMs.checkouts)))
  await db.delete(paymentEvents).where(lt(paymentEvents.receivedAt, ago(keptMs.events)))
}
