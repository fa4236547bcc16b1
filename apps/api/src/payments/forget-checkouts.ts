import { inArray } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { sandboxCheckouts } from '../db/schema/sandbox-checkouts.ts'
import { starsCheckouts } from '../db/schema/stars-checkouts.ts'
import { stripeCheckouts } from '../db/schema/stripe-checkouts.ts'

/** What names a report or a payer in the checkouts of these orders goes. The orders stay, and so do books of Stars. */
export async function forgetCheckouts(db: Database, orderIds: string[]) {
  await db.delete(sandboxCheckouts).where(inArray(sandboxCheckouts.id, orderIds))
  await db.delete(stripeCheckouts).where(inArray(stripeCheckouts.orderId, orderIds))
  await db.update(starsCheckouts).set({ payer: null }).where(inArray(starsCheckouts.orderId, orderIds))
}
