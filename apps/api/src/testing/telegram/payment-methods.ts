import { randomBytes } from 'node:crypto'
import type { PeerMethod } from './message-methods.ts'
import { badRequest, good } from './peer-replies.ts'

const isText = (value: unknown, max: number): value is string =>
  typeof value === 'string' && value.length > 0 && value.length <= max

/** Returns the single price of a Stars invoice; null if Telegram would refuse it. */
function starsIn(prices: unknown): number | null {
  if (!Array.isArray(prices) || prices.length !== 1) return null
  const amount: unknown = prices[0]?.amount
  return typeof amount === 'number' && Number.isInteger(amount) && amount >= 1 ? amount : null
}

const createInvoiceLink: PeerMethod = (books, { payload: sent }) => {
  const { title, description, payload, currency, provider_token: provider = '' } = sent
  const stars = starsIn(sent.prices)
  if (currency !== 'XTR') return badRequest('CURRENCY_INVALID')
  if (provider !== '') return badRequest('PAYMENT_PROVIDER_INVALID')
  if (!isText(title, 32)) return badRequest('INVOICE_TITLE_INVALID')
  if (!isText(description, 255)) return badRequest('INVOICE_DESCRIPTION_INVALID')
  if (!isText(payload, 128)) return badRequest('INVOICE_PAYLOAD_INVALID')
  if (stars === null) return badRequest('STARS_INVOICE_INVALID')
  const link = `https://t.me/$${randomBytes(12).toString('base64url')}`
  books.invoices.set(link, { payload, stars })
  return good(link)
}

const answerPreCheckoutQuery: PeerMethod = (_books, { payload }) => {
  if (typeof payload.pre_checkout_query_id !== 'string') return badRequest('QUERY_ID_INVALID')
  if (typeof payload.ok !== 'boolean') return badRequest('ok is not specified')
  return payload.ok || isText(payload.error_message, 255) ? good(true) : badRequest('ERROR_TEXT_EMPTY')
}

const refundStarPayment: PeerMethod = (books, { payload }) => {
  const charge = books.charges.get(String(payload.telegram_payment_charge_id))
  if (!charge || charge.payer !== payload.user_id) return badRequest('CHARGE_ID_INVALID')
  if (charge.isRefunded) return badRequest('CHARGE_ALREADY_REFUNDED')
  charge.isRefunded = true
  return good(true)
}

export const paymentMethods = { createInvoiceLink, answerPreCheckoutQuery, refundStarPayment }
