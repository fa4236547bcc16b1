import { type FormFields, fieldAt } from './form-fields.ts'
import type { PeerBooks } from './peer-books.ts'
import { toDispute, toList, toSession } from './peer-objects.ts'

export type PeerReply = { status: number; body: object }
export type PeerQuestion = { method: string; path: string; fields: FormFields }

export const failure = (status: number, type: string, message: string, code?: string): PeerReply => ({
  status,
  body: { error: { type, message, ...(code && { code }) } },
})

const invalid = (message: string, code?: string) => failure(400, 'invalid_request_error', message, code)
const missing = (what: string) => failure(404, 'invalid_request_error', `No such ${what}`, 'resource_missing')

const wanted = [
  ['mode'],
  ['line_items', '0', 'price_data', 'currency'],
  ['line_items', '0', 'price_data', 'product_data', 'name'],
  ['line_items', '0', 'quantity'],
  ['success_url'],
]

function create(books: PeerBooks, fields: FormFields): PeerReply {
  const lacking = wanted.find(names => fieldAt(fields, ...names) === undefined)
  if (lacking) return invalid(`Missing required param: ${lacking.join('.')}.`, 'parameter_missing')
  const cents = Number(fieldAt(fields, 'line_items', '0', 'price_data', 'unit_amount'))
  if (!Number.isInteger(cents) || cents < 50) return invalid('Invalid integer.', 'amount_too_small')
  return { status: 200, body: toSession(books.create(fields)) }
}

function retrieve(books: PeerBooks, id: string, fields: FormFields): PeerReply {
  const session = books.sessions.get(id)
  const expand = Object.values(fields.expand ?? {}).map(String)
  const charge = expand.includes('payment_intent.latest_charge')
  const intent = charge || expand.includes('payment_intent')
  return session ? { status: 200, body: toSession(session, { intent, charge }) } : missing('checkout.session')
}

function expire(books: PeerBooks, id: string): PeerReply {
  const session = books.sessions.get(id)
  if (!session) return missing('checkout.session')
  if (session.status !== 'open')
    return invalid('Only Checkout Sessions with a status in ["open"] can be expired.')
  books.expire(id)
  return { status: 200, body: toSession(session) }
}

/** Refunds what is left of a payment; a fully refunded payment is rejected. */
function refund(books: PeerBooks, fields: FormFields): PeerReply {
  const id = fieldAt(fields, 'payment_intent')
  const session = [...books.sessions.values()].find(({ intent }) => intent && intent.id === id)
  const charge = session?.intent?.charge
  if (!session || !charge) return missing('payment_intent')
  const left = charge.amount - charge.amount_refunded
  if (left === 0) return invalid('Charge has already been refunded.', 'charge_already_refunded')
  if (charge.disputed) return invalid('Charge has been charged back.', 'charge_disputed')
  books.refund(session.id, left)
  return {
    status: 200,
    body: { id: `re_of_${session.id}`, object: 'refund', status: 'succeeded', amount: left },
  }
}

const sessionsPath = '/v1/checkout/sessions'

const lists: Record<string, (books: PeerBooks) => { of?: string | undefined; item: object }[]> = {
  [sessionsPath]: ({ sessions }) =>
    [...sessions.values()].map(session => ({ of: session.intent?.id, item: toSession(session) })),
  '/v1/disputes': ({ disputes }) =>
    disputes.map(dispute => ({ of: dispute.intent.id, item: toDispute(dispute) })),
  '/v1/webhook_endpoints': ({ webhooks }) => webhooks.map(item => ({ item })),
}

function list(found: { of?: string | undefined; item: object }[], path: string, fields: FormFields) {
  const payment = fieldAt(fields, 'payment_intent')
  const items = found.filter(({ of }) => !payment || of === payment).map(({ item }) => item)
  return { status: 200, body: toList(items.slice(0, Number(fieldAt(fields, 'limit') ?? 10)), path) }
}

/** Implements the part of Stripe's API that Lithe uses. */
export function replyTo(books: PeerBooks, { method, path, fields }: PeerQuestion): PeerReply {
  const [, id = '', action] = new RegExp(`^${sessionsPath}/([^/]+)(?:/([^/]+))?$`).exec(path) ?? []
  if (method === 'POST' && path === sessionsPath) return create(books, fields)
  if (method === 'POST' && path === '/v1/refunds') return refund(books, fields)
  if (method === 'POST' && id && action === 'expire') return expire(books, id)
  if (method === 'GET' && id && !action) return retrieve(books, id, fields)
  const listed = method === 'GET' && lists[path]
  if (listed) return list(listed(books), path, fields)
  return failure(404, 'invalid_request_error', `Unrecognized request URL (${method}: ${path}).`)
}
