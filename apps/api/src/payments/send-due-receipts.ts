import { and, eq, getTableColumns, lte } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { type DueReceipt, dueReceipts } from '../db/schema/due-receipts.ts'
import { type Order, orders } from '../db/schema/orders.ts'
import { starsCheckouts } from '../db/schema/stars-checkouts.ts'
import type { Mailer } from '../mail/mailer.ts'
import type { Occurrence } from '../ports/occurrence.ts'
import { forgetReceipt } from './expect-receipt.ts'
import { type ReceiptSender, receiptMail } from './receipt-mail.ts'

export type ReceiptContext = ReceiptSender & {
  db: Database
  now: Date
  mailer: Mailer
  count: (occurrence: Occurrence) => void
  warn: (facts: Record<string, string | number>, text: string) => void
}

const minuteMs = 60_000
/** After the first try, the second and so on; then a receipt is given up and its address forgotten. */
const waitsMs = [minuteMs, 10 * minuteMs, 60 * minuteMs, 6 * 60 * minuteMs]
const mostTries = waitsMs.length + 1
const mostAtOnce = 20

type Priced = Order & { stars: number | null }

/** Takes a try before it is made, so that two servers never make the same one. */
async function claimTry({ db, now }: ReceiptContext, { orderId, tries }: DueReceipt) {
  const wait = waitsMs[tries] ?? 0
  const claimed = await db
    .update(dueReceipts)
    .set({ tries: tries + 1, dueAt: new Date(now.getTime() + wait) })
    .where(and(eq(dueReceipts.orderId, orderId), eq(dueReceipts.tries, tries)))
    .returning()
  return claimed.length > 0
}

/** The address leaves in the moment it is needed no more. */
const close = (db: Database, { id }: Order, receiptSentAt: Date | null) =>
  db.transaction(async transaction => {
    if (receiptSentAt) await transaction.update(orders).set({ receiptSentAt }).where(eq(orders.id, id))
    await forgetReceipt(transaction, id)
  })

async function send(ctx: ReceiptContext, { address, tries }: DueReceipt, order: Priced) {
  const paidAt = order.paidAt ?? ctx.now
  const mail = receiptMail({ ...order, paidAt }, ctx)
  const posted = await ctx.mailer.send({ to: address, ...mail })
  if (posted.ok) {
    await close(ctx.db, order, ctx.now)
    return ctx.count('receipt-sent')
  }
  ctx.warn({ reason: posted.reason, order: order.id, tries: tries + 1 }, 'a receipt could not be mailed')
  if (tries + 1 < mostTries) return
  await close(ctx.db, order, null)
  ctx.count('receipt-given-up')
}

/** Mails the receipts whose time has come, and tries again later what cannot be mailed now. */
export async function sendDueReceipts(ctx: ReceiptContext) {
  const due = await ctx.db
    .select({ receipt: dueReceipts, order: { ...getTableColumns(orders), stars: starsCheckouts.stars } })
    .from(dueReceipts)
    .innerJoin(orders, eq(orders.id, dueReceipts.orderId))
    .leftJoin(starsCheckouts, eq(starsCheckouts.orderId, orders.id))
    .where(lte(dueReceipts.dueAt, ctx.now))
    .orderBy(dueReceipts.dueAt)
    .limit(mostAtOnce)
  for (const { receipt, order } of due) if (await claimTry(ctx, receipt)) await send(ctx, receipt, order)
}
