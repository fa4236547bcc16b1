import type { FastifyInstance } from 'fastify'
import { forgetOldCheckouts } from '../payments/forget-old-checkouts.ts'
import { type ReceiptContext, sendDueReceipts } from '../payments/send-due-receipts.ts'
import type { Cashiers } from '../ports/cashiers.ts'
import { settleForgottenOrders } from './settle-forgotten-orders.ts'

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
  const every = (milliseconds: number, round: () => Promise<void>) => {
    let running: Promise<void> | null = null
    const begin = () => {
      running ??= round()
        .catch((error: unknown) => app.log.error({ err: error }, 'a round of the money records failed'))
        .finally(() => {
          running = null
        })
    }
    const timer = setInterval(begin, milliseconds)
    timer.unref()
    app.addHook('onClose', async () => {
      clearInterval(timer)
      await running
    })
  }
  every(receiptsEveryMs, () => sendDueReceipts(context()))
  every(booksEveryMs, async () => {
    const ctx = context()
    await settleForgottenOrders(ctx)
    await forgetOldCheckouts(ctx.db, ctx.now)
  })
}
