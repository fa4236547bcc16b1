import type { Order } from '../db/schema/orders.ts'
import { type RecordContext, recordEntry } from './record-entry.ts'

/** Ends an open order that no checkout can be paid for. */
export const cancelOrder = (ctx: RecordContext, order: Order) =>
  recordEntry(ctx, order, { state: 'cancelled', refundedCents: 0, payerAddress: null })
