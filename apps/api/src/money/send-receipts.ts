import { createHash } from 'node:crypto'
import { and, eq, getTableColumns, isNotNull } from 'drizzle-orm'
import { asMarkup, mailCard, mailFacts, mailPage, mailParagraph } from '../doors/pages/mail-page.ts'
import type { Database } from '../ground/db/database.ts'
import { assessments } from '../ground/db/schema/assessments.ts'
import { starsCheckouts } from '../ground/db/schema/checkouts.ts'
import { type DueReceipt, dueReceipts, type Order, orders } from '../ground/db/schema/orders.ts'
import { people } from '../ground/db/schema/people.ts'
import { type Attempt, JobFailed } from '../ground/jobs/run-jobs.ts'
import type { Mail, Mailer } from '../ground/mail/mailers.ts'
import type { Occurrence } from '../ground/ports/occurrence.ts'
import { type AllWords, asText, isolated, localeOf, type Words, wordsFor } from '../ground/ports/words.ts'
import type { Pepper } from '../ground/secrets/pepper.ts'
import { openPlace } from '../ground/secrets/seal.ts'
import { type Amount, amountIn } from './price.ts'
import { keepReceiptMailbox } from './receipt-mailbox.ts'
import { shortNumber } from './short-number.ts'

type Paid = Pick<Order, 'id' | 'provider'> & Amount & { paidAt: Date; assessmentId: string }

/** Seller details from the settings; missing lines are omitted. */
type Seller = { name: string | null; address: string | null; taxLine: string | null }

type ReceiptSender = {
  supportEmail: string | null
  seller: Seller
  /** Public URL of the app, if set. */
  publicUrl: string | null
}

const reportPath = '/assessment/report/'

const dayIn = (words: Words, at: Date) =>
  new Intl.DateTimeFormat(localeOf(words), { dateStyle: 'long', timeZone: 'UTC' }).format(at)

/** Has no name, age or result, as email passes through many hands. Its link also needs a code to that mailbox. */
export function receiptMail(
  words: Words,
  { id, provider, assessmentId, paidAt, ...price }: Paid,
  { supportEmail, seller, publicUrl }: ReceiptSender,
): Omit<Mail, 'to'> {
  const { receipt: told } = words.checkout
  const amount = amountIn(words, price)
  const facts = [
    [told.names.bought, told.bought],
    [told.names.paid, price.stars === null ? told.inDollars({ amount }) : told.inTelegram({ amount })],
    [told.names.date, dayIn(words, paidAt)],
    [told.names.order, isolated(shortNumber(id))],
    ...(seller.name === null ? [] : [[told.names.seller, isolated(seller.name)] as const]),
    ...(seller.address === null ? [] : [[told.names.address, isolated(seller.address)] as const]),
    ...(seller.taxLine === null ? [] : [[told.names.tax, isolated(seller.taxLine)] as const]),
    ...(publicUrl === null
      ? []
      : [[told.names.report, isolated(`${publicUrl}${reportPath}${assessmentId}`)] as const]),
  ] as const
  const isTest = provider === 'sandbox'
  const title = isTest ? told.testTitle : told.title
  const help = supportEmail ? told.help({ address: isolated(supportEmail) }) : told.helpWithout
  const lines = facts.map(([name, value]) => words.mails.fact({ name, value }))
  const opens = publicUrl === null ? [] : [told.opens]
  const text = [told.thanks, '', ...lines, '', ...opens, told.how[provider], help, '', 'Lithe']
  return {
    language: words.language,
    subject: told.subject({ title, amount }),
    text: asText(words, text.join('\n')),
    html: mailPage(words, {
      title: asMarkup(title),
      heading: asMarkup(isTest ? told.testHeading : told.heading),
      content: [
        mailCard(asMarkup(amount)),
        mailFacts(
          words,
          facts.map(([name, value]) => [asMarkup(name), asMarkup(value)] as const),
        ),
        ...[...opens, told.how[provider]].map(sentence => mailParagraph(asMarkup(sentence))),
        mailParagraph(asMarkup(help), 'soft'),
      ],
    }),
  }
}

export type ReceiptContext = ReceiptSender & {
  db: Database
  pepper: Pepper
  words: AllWords
  now: Date
  mailer: Mailer
  count: (occurrence: Occurrence) => void
  warn: (facts: Record<string, string | number>, text: string) => void
}

const minuteMs = 60_000

type Priced = Order & {
  stars: number | null
  /** Language of the report's person; null if unknown. */
  language: string | null
}

/** Counts an attempt first: a server presumed lost may still be sending, and of two with one count, one proceeds. */
async function claimTry({ db, now }: ReceiptContext, { orderId, tries }: DueReceipt) {
  const dueAt = new Date(now.getTime() + minuteMs * 2 ** tries)
  const claimed = await db
    .update(dueReceipts)
    .set({ tries: tries + 1, dueAt })
    .where(and(eq(dueReceipts.orderId, orderId), eq(dueReceipts.tries, tries)))
    .returning()
  return claimed.length > 0
}

/** Deletes the email address once it is no longer needed; the remaining digest recognises it if typed. */
const close = ({ db, pepper, now }: ReceiptContext, { orderId, assessmentId }: DueReceipt, address: string) =>
  db.transaction(async transaction => {
    await transaction.update(orders).set({ receiptSentAt: now }).where(eq(orders.id, orderId))
    const gone = await transaction.delete(dueReceipts).where(eq(dueReceipts.orderId, orderId)).returning()
    if (gone.length > 0) await keepReceiptMailbox(transaction, pepper, { orderId, assessmentId, address })
  })

async function findDue(
  db: Database,
  orderId: string,
): Promise<{ receipt: DueReceipt; order: Priced } | null> {
  const [due] = await db
    .select({
      receipt: dueReceipts,
      order: { ...getTableColumns(orders), stars: starsCheckouts.stars, language: people.language },
    })
    .from(dueReceipts)
    .innerJoin(orders, eq(orders.id, dueReceipts.orderId))
    .innerJoin(assessments, eq(assessments.id, dueReceipts.assessmentId))
    .innerJoin(people, eq(people.id, assessments.personId))
    .leftJoin(starsCheckouts, eq(starsCheckouts.orderId, orders.id))
    .where(and(eq(dueReceipts.orderId, orderId), isNotNull(dueReceipts.dueAt)))
  return due ?? null
}

/**
 * Emails an order's receipt once; does nothing if it is not due. Throws so that the job retries. A duplicate
 * after a crash has the same `Message-ID`.
 */
export async function sendReceipt(ctx: ReceiptContext, { rowId, isLast }: Attempt): Promise<void> {
  const due = await findDue(ctx.db, rowId)
  if (!due) return
  const { receipt, order } = due
  if (!(await claimTry(ctx, receipt))) throw new JobFailed('another server is sending it')
  const paidAt = order.paidAt ?? ctx.now
  const mail = receiptMail(
    wordsFor(ctx.words, { saved: order.language }),
    { ...order, assessmentId: receipt.assessmentId, paidAt },
    ctx,
  )
  const sameAs = createHash('sha256').update(order.id).digest('hex')
  const fail = (reason: string): never => {
    ctx.warn({ reason, order: order.id, tries: receipt.tries + 1 }, 'a receipt could not be mailed')
    if (isLast) ctx.count('receipt-given-up')
    throw new JobFailed(reason)
  }
  const to = openPlace(ctx.pepper, receipt.sealedAddress)
  if (to === null) return fail('no-address')
  const posted = await ctx.mailer.send({ to, ...mail, sameAs })
  if (!posted.ok) return fail(posted.reason)
  await close(ctx, receipt, to)
  ctx.count('receipt-sent')
}
