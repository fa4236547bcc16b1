import { eq, isNull } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { dueReceipts, type Order } from '../db/schema/orders.ts'

type Buyer = { orderId: string; assessmentId: string; address: string }

/** Keeps a buyer's own address until their order has ended one way or the other. */
export const keepBuyerAddress = (db: Database, buyer: Buyer) =>
  db
    .insert(dueReceipts)
    .values(buyer)
    .onConflictDoUpdate({
      target: dueReceipts.orderId,
      set: { address: buyer.address },
      setWhere: isNull(dueReceipts.dueAt),
    })

/** Makes the receipt of a paid order due: to the buyer's own address, else to the one the provider was given. */
export async function expectReceipt(
  db: Database,
  { id: orderId, assessmentId }: Order,
  payerAddress: string | null,
  now: Date,
) {
  const due = { dueAt: now }
  const kept = await db.update(dueReceipts).set(due).where(eq(dueReceipts.orderId, orderId)).returning()
  if (kept.length > 0 || !payerAddress || !assessmentId) return
  await db.insert(dueReceipts).values({ orderId, assessmentId, address: payerAddress, ...due })
}

export const forgetReceipt = (db: Database, orderId: string) =>
  db.delete(dueReceipts).where(eq(dueReceipts.orderId, orderId))
