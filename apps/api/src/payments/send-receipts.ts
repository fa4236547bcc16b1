import { and, eq, getTableColumns, lte } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { starsCheckouts } from '../db/schema/checkouts.ts'
import {
  type DueReceipt,
  dueReceipts,
  type Order,
  orders,
  type PaymentProvider,
} from '../db/schema/orders.ts'
import type { Mail, Mailer } from '../mail/mailers.ts'
import { escaped, mailCard, mailFacts, mailPage, mailParagraph } from '../pages/mail-page.ts'
import type { Occurrence } from '../ports/occurrence.ts'
import { forgetReceipt } from './due-receipts.ts'
import { type Amount, amountWords } from './price.ts'
import { shortNumber } from './short-number.ts'

type Paid = Pick<Order, 'id' | 'provider'> & Amount & { paidAt: Date }

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })

const bought = 'Full report, paid once; it stays open for you'
const how: Record<PaymentProvider, string> = {
  sandbox: 'This was a test payment: no money moved.',
  stripe: 'Paid through Stripe. Lithe has not seen your card.',
  stars: 'Paid in Telegram, with Stars.',
}

const inMarkup = (value: string) =>
  /^https?:/.test(value)
    ? `<a href="${escaped(value)}" style="color:inherit">${escaped(value)}</a>`
    : escaped(value)

/** Who sells, as the settings say; a line that is not set is not shown. */
type Seller = { name: string | null; address: string | null; taxLine: string | null }

type ReceiptSender = {
  supportEmail: string | null
  seller: Seller
  /** Where the app is found; null where it is not set. */
  publicUrl: string | null
}

const listPath = '/assessment/list'

/** No name, no age and no result, and no report's number: a mail passes through many hands. */
function receiptMail(
  { id, provider, paidAt, ...price }: Paid,
  { supportEmail, seller, publicUrl }: ReceiptSender,
): Omit<Mail, 'to'> {
  const amount = amountWords(price)
  const facts = [
    ['Bought', bought],
    ['Paid', price.stars === null ? `${amount} (US dollars)` : `${amount} (Telegram)`],
    ['Date', day.format(paidAt)],
    ['Order', shortNumber(id)],
    ...(seller.name === null ? [] : [['Sold by', seller.name] as const]),
    ...(seller.address === null ? [] : [['Address', seller.address] as const]),
    ...(seller.taxLine === null ? [] : [['Tax', seller.taxLine] as const]),
    ...(publicUrl === null ? [] : [['Your reports', publicUrl + listPath] as const]),
  ] as const
  const isTest = provider === 'sandbox'
  const title = `${isTest ? 'A test receipt' : 'Your receipt'} from Lithe`
  const help = supportEmail
    ? `Something is not right? Write to ${supportEmail} and name the order.`
    : 'Something is not right? Keep this mail: the order’s number is all that is needed to find it.'
  const lines = facts.map(([name, value]) => `${name}: ${value}`)
  return {
    subject: `${title}: ${amount}`,
    text: ['Thank you. This is your receipt.', '', ...lines, '', how[provider], help, '', 'Lithe'].join('\n'),
    html: mailPage({
      title,
      heading: isTest ? 'A test receipt' : 'Your receipt',
      content: [
        mailCard(amount),
        mailFacts(facts.map(([name, value]) => [name, inMarkup(value)] as const)),
        mailParagraph(how[provider]),
        mailParagraph(help, 'soft'),
      ],
    }),
  }
}

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
