import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, it, vi } from 'vitest'
import type { StarsCheckout } from '../../ground/db/schema/checkouts.ts'
import { orders } from '../../ground/db/schema/orders.ts'
import { done, refuse } from '../../ground/ports/outcome.ts'
import { describeWithApp } from '../../testing/describe-with-app.ts'
import { reportedGuest } from '../../testing/reported-guest.ts'
import { everyWord } from '../../testing/test-app.ts'
import { starsState } from './stars-checkouts.ts'
import { starsPayments } from './stars-payments.ts'

const ordered = { id: 'an order', priceCents: 1 }

const hourMs = 60 * 60_000
const now = new Date('2026-03-01T12:00:00Z')

it.each([
  ['open', 24, 'open'],
  ['open', 25, 'closed'],
  ['paid', 25, 'paid'],
  ['refunded', 25, 'refunded'],
] satisfies [StarsCheckout['state'], number, StarsCheckout['state']][])(
  'a checkout stored as %s counts after %i hours as %s',
  (state, hours, later) => {
    const createdAt = new Date(now.getTime() - hours * hourMs)
    expect(starsState({ state, createdAt }, now)).toBe(later)
  },
)

describeWithApp('invoices in Stars', testApp => {
  const selling = (priceStars: number) => {
    const createInvoiceLink = vi.fn(async () => done(`https://t.me/$${randomUUID()}`))
    const chats = {
      createInvoiceLink,
      sendPicture: async () => done(null),
      sendText: async () => done(null),
      refund: async () => done(null),
    }
    const sold = { chats, priceStars, words: everyWord }
    const payments = starsPayments({ db: testApp().database.db, now: () => now, selling: sold })
    return { payments, createInvoiceLink }
  }
  const requestFor = async () => {
    const { guest, assessmentId } = await reportedGuest(testApp())
    await guest.checkout(assessmentId)
    const { db } = testApp().database
    const [order] = await db.select().from(orders).where(eq(orders.assessmentId, assessmentId))
    if (!order) throw new Error('a checkout without an order')
    const { id: orderId, priceCents } = order
    const waysBack = { successUrl: 'http://localhost/', cancelUrl: 'http://localhost/' }
    return { orderId, priceCents, language: 'en' as const, ownOrigin: 'http://localhost', ...waysBack }
  }

  it('are created once per order, and again when the price in Stars has changed', async () => {
    const request = await requestFor()
    const before = selling(100)
    const first = await before.payments.createCheckout(request)
    expect(await before.payments.createCheckout(request)).toEqual(first)
    expect(before.createInvoiceLink).toHaveBeenCalledTimes(1)
    const after = selling(80)
    const next = await after.payments.createCheckout(request)
    expect(next).toMatchObject({ ok: true, data: { checkoutId: request.orderId } })
    expect(next).not.toEqual(first)
    expect(after.createInvoiceLink).toHaveBeenCalledWith(
      expect.objectContaining({ payload: request.orderId, stars: 80 }),
    )
  })

  it('are not reused once closed', async () => {
    const request = await requestFor()
    const { payments } = selling(100)
    await payments.createCheckout(request)
    await payments.closeCheckout(request.orderId)
    expect(await payments.createCheckout(request)).toEqual(refuse('unavailable'))
  })

  it('are not created once Stars are no longer accepted, but stay readable', async () => {
    const request = await requestFor()
    await selling(100).payments.createCheckout(request)
    const settling = starsPayments({ db: testApp().database.db, now: () => now, selling: null })
    expect(settling).not.toHaveProperty('priceStars')
    expect(await settling.createCheckout(request)).toEqual(refuse('unavailable'))
    expect(await settling.readBooks(request.orderId, ordered)).toMatchObject({ data: { state: 'open' } })
  })

  it('count as closed if there is no order', async () => {
    const unknown = { state: 'expired', refundedCents: 0, sealedAddress: null }
    expect(await selling(100).payments.readBooks(randomUUID(), ordered)).toEqual(done(unknown))
  })
})
