import { and, eq, gte, isNull, lt } from 'drizzle-orm'
import type { Database } from '../ground/db/database.ts'
import { dueReceipts, type Order } from '../ground/db/schema/orders.ts'
import { dropJobs, enqueue, mostTries } from '../ground/jobs/jobs.ts'
import type { Pepper } from '../ground/secrets/pepper.ts'
import { sealPlace } from '../ground/secrets/seal.ts'
import { forgetReceiptMailbox } from './receipt-mailbox.ts'

type Buyer = { orderId: string; assessmentId: string; address: string }

/** Keeps the buyer's email address until the order ends. */
export function keepBuyerAddress(
  { db, pepper }: { db: Database; pepper: Pepper },
  { address, ...buyer }: Buyer,
) {
  const kept = { sealedAddress: sealPlace(pepper, address) }
  return db
    .insert(dueReceipts)
    .values({ ...buyer, ...kept })
    .onConflictDoUpdate({ target: dueReceipts.orderId, set: kept, setWhere: isNull(dueReceipts.dueAt) })
}

/** Schedules the receipt of a paid order, to the buyer's own email address or the provider's. */
export async function expectReceipt(
  db: Database,
  { id: orderId, assessmentId }: Order,
  sealedAddress: string | null,
  now: Date,
) {
  const due = { dueAt: now }
  const kept = await db.update(dueReceipts).set(due).where(eq(dueReceipts.orderId, orderId)).returning()
  if (kept.length === 0) {
    if (!sealedAddress || !assessmentId) return
    await db.insert(dueReceipts).values({ orderId, assessmentId, sealedAddress, ...due })
  }
  await enqueue(db, 'receipt', orderId)
}

/** Deletes a receipt that is no longer due; the job of a receipt just sent remains, to report it. */
export async function cancelReceipt(db: Database, orderId: string) {
  await db.delete(dueReceipts).where(eq(dueReceipts.orderId, orderId))
  await forgetReceiptMailbox(db, orderId)
  await dropJobs(db, 'receipt', [orderId])
}

/** Deletes the email addresses of receipts that were given up, once their jobs can no longer be inspected. */
export const forgetGivenUpReceipts = (db: Database, before: Date) =>
  db
    .delete(dueReceipts)
    .where(and(gte(dueReceipts.tries, mostTries('receipt')), lt(dueReceipts.dueAt, before)))
