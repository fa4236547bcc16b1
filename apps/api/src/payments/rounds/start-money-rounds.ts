import type { FastifyInstance } from 'fastify'
import type { Cashiers } from '../cashiers.ts'
import { type ReceiptContext, sendDueReceipts } from '../receipts/send-due-receipts.ts'
import { forgetOldCheckouts } from './forget-old-checkouts.ts'
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
