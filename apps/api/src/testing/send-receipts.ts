import { lte } from 'drizzle-orm'
import { dueReceipts } from '../ground/db/schema/orders.ts'
import { mostTries } from '../ground/jobs/jobs.ts'
import { JobFailed } from '../ground/jobs/run-jobs.ts'
import { type ReceiptContext, sendReceipt } from '../money/send-receipts.ts'
import { everyWord, type TestApp, testPepper } from './test-app.ts'

/** Runs a row's job, unless a server is doing so. */
export type TakeUp = (rowId: string, work: () => Promise<void>) => Promise<void>

/** Runs one job per row at a time, as pg-boss does; failed jobs are retried. */
export function oneAtATime(): TakeUp {
  const underWay = new Set<string>()
  return async (rowId, work) => {
    if (underWay.has(rowId)) return
    underWay.add(rowId)
    try {
      await work()
    } catch (error) {
      if (!(error instanceof JobFailed)) throw error
    } finally {
      underWay.delete(rowId)
    }
  }
}

const takeUp = oneAtATime()

/** Runs every due receipt job by the context's clock, which is the test's. */
export async function sendDueReceipts(ctx: ReceiptContext) {
  const due = await ctx.db.select().from(dueReceipts).where(lte(dueReceipts.dueAt, ctx.now))
  for (const { orderId, tries } of due)
    await takeUp(orderId, () =>
      sendReceipt(ctx, { rowId: orderId, isLast: tries + 1 >= mostTries('receipt') }),
    )
}

/** Sends every due receipt to this app's mailbox, from an unnamed seller. */
export const sendReceipts = ({ database, clock, mailbox }: Pick<TestApp, 'database' | 'clock' | 'mailbox'>) =>
  sendDueReceipts({
    db: database.db,
    pepper: testPepper,
    words: everyWord,
    now: clock.now,
    mailer: mailbox.mailer,
    supportEmail: null,
    seller: { name: null, address: null, taxLine: null },
    publicUrl: null,
    count: () => {},
    warn: () => {},
  })
