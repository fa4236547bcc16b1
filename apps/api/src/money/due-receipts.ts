import { dropJobs, enqueue, mostTries } from '@lithe/jobs'
import { and, eq, gte, isNull, lt } from 'drizzle-orm'
import type { Database } from '../ground/db/database.ts'
import { dueReceipts, type Order } from '../ground/db/schema/orders.ts'
import type { Pepper } from '../ground/secrets/pepper.ts'
import { sealPlace } from '../ground/secrets/seal.ts'
import { forgetReceiptMailbox } from './receipt-mailbox.ts'

type Buyer = { orderId: string; assessmentId: string; address: string }

/** Keeps a buyer's own address until their order has ended one way or the other. */
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

/** Makes the receipt of a paid order due, and its job: to the buyer's own address, else to the one the provider was given. */
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

/** For an order that will have none, or whose receipt is worth nothing any more; the job of one that was just sent stays until it has said so. */
export async function cancelReceipt(db: Database, orderId: string) {
  await db.delete(dueReceipts).where(eq(dueReceipts.orderId, orderId))
  await forgetReceiptMailbox(db, orderId)
  await dropJobs(db, 'receipt', [orderId])
}

/** As long as the job of one that was given up can be looked at, its address stays; then both are gone. */
export const forgetGivenUpReceipts = (db: Database, before: Date) =>
  db
    .delete(dueReceipts)
    .where(and(gte(dueReceipts.tries, mostTries('receipt')), lt(dueReceipts.dueAt, before)))
