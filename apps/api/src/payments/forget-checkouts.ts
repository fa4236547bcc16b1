import { inArray } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { sandboxCheckouts } from '../db/schema/sandbox-checkouts.ts'
import { stripeCheckouts } from '../db/schema/stripe-checkouts.ts'

/** The ways back from the checkouts of these orders go: they name the report. The orders stay. */
export async function forgetCheckouts(db: Database, orderIds: string[]) {
  await db.delete(sandboxCheckouts).where(inArray(sandboxCheckouts.id, orderIds))
  await db.delete(stripeCheckouts).where(inArray(stripeCheckouts.orderId, orderIds))
}
