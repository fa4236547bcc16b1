import { parseArgs } from 'node:util'
import { orderStates } from '@lithe/contracts/api'
import { z } from 'zod'
import type { Database } from '../ground/db/database.ts'
import type { Said } from '../ground/events/security-events.ts'
import type { StarsContext } from '../money/stars/refund-stars.ts'
import { findOrderRecord, findOrdersSpelt, listOrders } from './list-orders.ts'
import { orderCourse, orderTable } from './order-lines.ts'
import { refundWords } from './refunds.ts'

type OrdersDeps = {
  db: Database
  /** Null if there is no bot to refund Stars with. */
  refunds: StarsContext | null
}

const options = {
  state: { type: 'string' },
  since: { type: 'string' },
  until: { type: 'string' },
  most: { type: 'string', default: '50' },
} as const

const dayMs = 24 * 60 * 60_000
const day = z.iso.date().transform(text => new Date(text))

const Filter = z.object({
  state: z.enum(orderStates).nullable().default(null),
  since: day.nullable().default(null),
  until: day
    .transform(date => new Date(date.getTime() + dayMs))
    .nullable()
    .default(null),
  most: z.coerce.number().int().min(1).max(10_000),
})

async function show(db: Database, named: string): Promise<Said> {
  const ids = z.uuid().safeParse(named).success ? [named] : await findOrdersSpelt(db, named)
  const records = await Promise.all(ids.map(id => findOrderRecord(db, id)))
  const courses = records.filter(record => record !== null).map(orderCourse)
  if (courses.length === 0) return { ok: false, words: 'There is no such order.' }
  return { ok: true, words: courses.join('\n\n') }
}

const readOptions = (words: readonly string[]) =>
  parseArgs({ args: [...words], options, allowPositionals: true, strict: false })

/** Implements `npm run ops -- orders`; never prints who paid. */
export async function ordersCommand({ db, refunds }: OrdersDeps, words: readonly string[]): Promise<Said> {
  const { values, positionals } = readOptions(words)
  const [command = 'list', orderId, ...more] = positionals
  if (command === 'show' && orderId && more.length === 0) return show(db, orderId)
  if (command === 'refund' && orderId && more.length === 0) return refundWords(refunds, orderId)
  const isKnown = Object.keys(values).every(name => name in options)
  const filter = Filter.safeParse(values)
  if (command !== 'list' || orderId || !isKnown || !filter.success)
    return { ok: false, words: '', isMisuse: true }
  return { ok: true, words: orderTable(await listOrders(db, filter.data)) }
}
