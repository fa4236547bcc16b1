import { and, asc, eq, lt } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { orders } from '../db/schema/orders.ts'
import { everyWhile } from '../http/rounds.ts'
import { forgetOldCheckouts } from '../payments/forget-checkouts.ts'
import { type FulfilContext, fulfilCheckout } from '../payments/fulfil-checkout.ts'
import { cancelOrder } from '../payments/record-entry.ts'
import { type ReceiptContext, sendDueReceipts } from '../payments/send-receipts.ts'
import type { Cashiers } from '../ports/payments.ts'

const hourMs = 60 * 60_000
/** A provider's page has run out by then, so that its books know how it ended. */
const forgottenAfterMs = 25 * hourMs
const mostAtOnce = 100

/** Orders that no person and no message came back about: the books say what became of them. */
export async function settleForgottenOrders(ctx: FulfilContext) {
  const { db, now } = ctx
  const forgotten = await db
    .select()
    .from(orders)
    .where(and(eq(orders.state, 'open'), lt(orders.createdAt, new Date(now.getTime() - forgottenAfterMs))))
    .orderBy(asc(orders.createdAt))
    .limit(mostAtOnce)
  for (const order of forgotten) {
    if (order.checkoutId) await fulfilCheckout(ctx, order.checkoutId)
    else await cancelOrder(ctx, order)
  }
}

type RoundDeps = Omit<ReceiptContext, 'now' | 'warn'> & { now: () => Date; payments: Cashiers }

const receiptsEveryMs = 15_000
const booksEveryMs = 60 * 60_000

/** While the server runs: receipts go out soon after a payment, and forgotten orders are settled every hour. */
export function startMoneyRounds(app: FastifyInstance, { now, ...deps }: RoundDeps) {
  const context = () => ({
    ...deps,
    now: now(),
    warn: (facts: Record<string, string | number>, text: string) => app.log.warn(facts, text),
  })
  everyWhile(app, receiptsEveryMs, 'money', () => sendDueReceipts(context()))
  everyWhile(app, booksEveryMs, 'money', async () => {
    const ctx = context()
    await settleForgottenOrders(ctx)
    await forgetOldCheckouts(ctx.db, ctx.now)
  })
}
