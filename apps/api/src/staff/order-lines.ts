import type { ReportEffect } from '../ground/db/schema/orders.ts'
import type { Amount } from '../money/price.ts'
import { isPaidFor } from '../money/record-entry.ts'
import { shortNumber } from '../money/short-number.ts'
import type { OrderList, OrderRecord, OrderTotals, PricedOrder } from './list-orders.ts'

const dollars = (cents: number) => `$${(cents / 100).toFixed(2)}`

export const starsWords = (stars: number) => (stars === 1 ? '1 Star' : `${stars} Stars`)

const amountWords = ({ priceCents, stars }: Amount) =>
  stars === null ? dollars(priceCents) : starsWords(stars)

const time = (date: Date | null) => date?.toISOString().slice(0, 16).replace('T', ' ') ?? '–'

/** Stars are always refunded in full. */
const backWords = (order: PricedOrder, refundedCents: number) => {
  if (refundedCents === 0) return ''
  return order.stars === null ? dollars(refundedCents) : amountWords(order)
}

const columns: readonly { title: string; wide: number; of: (order: PricedOrder) => string }[] = [
  { title: 'order', wide: 36, of: ({ id }) => id },
  { title: 'made (UTC)', wide: 16, of: ({ createdAt }) => time(createdAt) },
  { title: 'state', wide: 12, of: ({ state }) => state },
  { title: 'price', wide: 10, of: amountWords },
  { title: 'back', wide: 10, of: order => backWords(order, order.refundedCents) || '–' },
  { title: 'paid', wide: 16, of: ({ paidAt }) => time(paidAt) },
  { title: 'settled', wide: 16, of: ({ settledAt }) => time(settledAt) },
  { title: 'receipt', wide: 16, of: ({ receiptSentAt }) => time(receiptSentAt) },
  { title: 'through', wide: 8, of: ({ provider }) => provider },
]

const row = (textOf: (column: (typeof columns)[number]) => string) =>
  columns
    .map(column => textOf(column).padEnd(column.wide))
    .join('  ')
    .trimEnd()

/** Empty when no Stars were paid. */
const starsSums = ({ takenStars, refundedStars }: OrderTotals) =>
  takenStars === 0 ? [] : [`taken ${starsWords(takenStars)}`, `given back ${starsWords(refundedStars)}`]

/** Formats orders as a table with totals in the last line. */
export function orderTable({ newest, totals }: OrderList): string {
  if (totals.orders === 0) return 'There are no such orders.'
  const rest = totals.orders - newest.length
  const keptCents = totals.takenCents - totals.refundedCents - totals.chargedBackCents
  const sums = [
    totals.orders === 1 ? '1 order' : `${totals.orders} orders`,
    `taken ${dollars(totals.takenCents)}`,
    `refunded ${dollars(totals.refundedCents)}`,
    `charged back ${dollars(totals.chargedBackCents)}`,
    `kept ${dollars(keptCents)}`,
    ...starsSums(totals),
  ]
  return [
    row(({ title }) => title),
    ...newest.map(order => row(({ of }) => of(order))),
    ...(rest > 0 ? [`… and ${rest} older ones; --most shows more`] : []),
    '',
    sums.join(', '),
  ].join('\n')
}

const reportWords = { opened: 'opened the report', locked: 'locked the report again', unchanged: '' } as const

/** Effect of a payment; a payment that opened nothing is refunded. */
const wordsOfPayment = (report: ReportEffect) =>
  report === 'unchanged' ? 'opened nothing; the money goes back by itself' : reportWords[report]

/** Formats an order's history: why its report was opened and locked. */
export function orderCourse({ order, changes }: OrderRecord): string {
  const payment = changes.find(({ state }) => isPaidFor(state))
  return [
    `${'receipt no.'.padEnd(12)}${shortNumber(order.id)}`,
    ...columns.map(({ title, of }) => `${title.padEnd(12)}${of(order)}`),
    `${'checkout'.padEnd(12)}${order.checkoutId ?? '–'}`,
    '',
    ...changes.map(change =>
      [
        time(change.changedAt),
        change.state,
        change.refundedCents ? `${backWords(order, change.refundedCents)} given back` : '',
        change === payment ? wordsOfPayment(change.report) : reportWords[change.report],
      ]
        .filter(Boolean)
        .join('  '),
    ),
  ].join('\n')
}
