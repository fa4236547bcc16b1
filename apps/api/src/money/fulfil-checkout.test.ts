import { eq, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { orderChanges, orders } from '../ground/db/schema/orders.ts'
import { done } from '../ground/ports/outcome.ts'
import { type BookEntry, cashiers, type Payments } from '../ground/ports/payments.ts'
import { describeWithStripe, newBuyer } from '../testing/stripe/describe-with-stripe.ts'
import { fulfilCheckout } from './fulfil-checkout.ts'

const paid: BookEntry = { state: 'paid', refundedCents: 0, sealedAddress: null }
const refunded: BookEntry = { ...paid, state: 'refunded', refundedCents: 200 }

describeWithStripe('fulfilling a checkout', world => {
  /** Provider records that return these pages in turn, then repeat the last. */
  const contextWith = (...pages: (() => Promise<BookEntry> | BookEntry)[]) => {
    const { database, clock } = world().testApp
    let page = 0
    const counted: string[] = []
    const closed: string[] = []
    const payments: Payments = {
      provider: 'stripe',
      createCheckout: async () => ({ ok: false, reason: 'unavailable' }),
      async closeCheckout(checkoutId) {
        closed.push(checkoutId)
        return done(null)
      },
      async readBooks() {
        const read = pages[Math.min(page++, pages.length - 1)]
        if (!read) throw new Error('books without a page')
        return done(await read())
      },
    }
    const settling = cashiers({ usual: payments, inMessenger: null, settling: [] })
    const count = (occurrence: string) => void counted.push(occurrence)
    return { db: database.db, now: clock.now, count, payments: settling, counted, closed, reads: () => page }
  }

  it('keeps the newer entry, however late an older response arrives', async () => {
    const buyer = await newBuyer(world())
    let tellOlder = (_entry: BookEntry) => {}
    const older = new Promise<BookEntry>(resolve => {
      tellOlder = resolve
    })
    const slow = fulfilCheckout(
      contextWith(
        () => older,
        () => refunded,
      ),
      buyer.sessionId,
    )
    await fulfilCheckout(
      contextWith(() => paid),
      buyer.sessionId,
    )
    await fulfilCheckout(
      contextWith(() => refunded),
      buyer.sessionId,
    )
    tellOlder(paid)
    expect(await slow).toEqual({ ok: true, data: 'refunded' })
    expect((await buyer.orders()).map(({ state }) => state)).toEqual(['refunded'])
    expect(await buyer.isOpen()).toBe(false)
  })

  it.each(['expired', 'failed', 'cancelled', 'open'] as const)(
    'keeps a payment when a later entry says %s',
    async state => {
      const buyer = await newBuyer(world())
      const page = { ...paid, state }
      await fulfilCheckout(
        contextWith(() => paid),
        buyer.sessionId,
      )
      await fulfilCheckout(
        contextWith(() => page),
        buyer.sessionId,
      )
      expect((await buyer.orders()).map(order => order.state)).toEqual(['paid'])
      expect(await buyer.isOpen()).toBe(true)
    },
  )

  it('records every change once, with its effect on the report', async () => {
    const buyer = await newBuyer(world())
    for (const page of [paid, paid, refunded, refunded, paid])
      await fulfilCheckout(
        contextWith(() => page),
        buyer.sessionId,
      )
    const { db } = world().testApp.database
    const [order] = await buyer.orders()
    const changes = await db
      .select()
      .from(orderChanges)
      .where(eq(orderChanges.orderId, order?.id ?? ''))
      .orderBy(orderChanges.revision)
    expect(changes.map(({ revision, state, report }) => [revision, state, report])).toEqual([
      [1, 'paid', 'opened'],
      [2, 'refunded', 'locked'],
      [3, 'paid', 'opened'],
    ])
    expect(order?.revision).toBe(3)
  })

  it('counts changes, but neither repeats nor partial refunds', async () => {
    const buyer = await newBuyer(world())
    const partly = { ...paid, refundedCents: 50 }
    const countsOf = async (page: BookEntry) => {
      const ctx = contextWith(() => page)
      await fulfilCheckout(ctx, buyer.sessionId)
      return ctx.counted
    }
    expect(await countsOf({ ...paid, state: 'open' })).toEqual([])
    expect(await countsOf({ ...paid, state: 'open', refundedCents: 1 })).toEqual([])
    expect(await countsOf(paid)).toEqual(['order-paid', 'report-unlocked'])
    expect(await countsOf(paid)).toEqual([])
    expect(await countsOf(partly)).toEqual([])
    expect(await countsOf(refunded)).toEqual(['order-refunded', 'report-locked'])
  })

  it('closes a cancelled checkout unless it was paid', async () => {
    const [turnedBack, paidBefore] = [await newBuyer(world()), await newBuyer(world())]
    const { db } = world().testApp.database
    for (const { sessionId } of [turnedBack, paidBefore])
      await db.update(orders).set({ cancelAskedAt: new Date() }).where(eq(orders.checkoutId, sessionId))
    const open = contextWith(
      () => ({ ...paid, state: 'open' }),
      () => ({ ...paid, state: 'expired' }),
    )
    expect(await fulfilCheckout(open, turnedBack.sessionId)).toEqual(done('cancelled'))
    expect(open.closed).toEqual([turnedBack.sessionId])
    const settled = contextWith(() => paid)
    expect(await fulfilCheckout(settled, paidBefore.sessionId)).toEqual(done('paid'))
    expect(settled.closed).toEqual([])
  })

  it('fails after six reads that each found a change, instead of retrying forever', async () => {
    const buyer = await newBuyer(world())
    const { db } = world().testApp.database
    const restless = contextWith(async () => {
      await db
        .update(orders)
        .set({ revision: sql`${orders.revision} + 1` })
        .where(eq(orders.checkoutId, buyer.sessionId))
      return paid
    })
    await expect(fulfilCheckout(restless, buyer.sessionId)).rejects.toThrow('kept changing')
    expect(restless.reads()).toBe(6)
    expect(await buyer.isOpen()).toBe(false)
  })

  it('ignores a checkout without an order', async () => {
    const ctx = contextWith(() => paid)
    expect(await fulfilCheckout(ctx, 'cs_test_of_nobody')).toEqual({ ok: true, data: null })
    expect(await ctx.db.$count(orders, eq(orders.checkoutId, 'cs_test_of_nobody'))).toBe(0)
  })
})
