import { mostTries } from '@lithe/jobs'
import { JobFailed } from '@lithe/jobs/run'
import { lte } from 'drizzle-orm'
import { dueReceipts } from '../ground/db/schema/orders.ts'
import { type ReceiptContext, sendReceipt } from '../money/send-receipts.ts'
import { everyWord, type TestApp, testPepper } from './test-app.ts'

/** Does the work of a row's job, unless a server is at it. */
export type TakeUp = (rowId: string, work: () => Promise<void>) => Promise<void>

/** As pg-boss hands jobs out: a row's goes to one server at a time, and one that fails is done again later. */
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

/** Does the job of each receipt that is due by the context's clock, which is the test's and not the database's. */
export async function sendDueReceipts(ctx: ReceiptContext) {
  const due = await ctx.db.select().from(dueReceipts).where(lte(dueReceipts.dueAt, ctx.now))
  for (const { orderId, tries } of due)
    await takeUp(orderId, () =>
      sendReceipt(ctx, { rowId: orderId, isLast: tries + 1 >= mostTries('receipt') }),
    )
}

/** Sends every receipt that is due to this app's mailbox, from a seller without a name. */
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
