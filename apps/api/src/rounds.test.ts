import { and, eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { paymentEvents, stripeCheckouts } from './ground/db/schema/checkouts.ts'
import { orders } from './ground/db/schema/orders.ts'
import { cashiers } from './ground/ports/payments.ts'
import { forgetOldCheckouts } from './money/forget-checkouts.ts'
import { openStripe } from './money/stripe/open-stripe.ts'
import { stripePayments } from './money/stripe/stripe-payments.ts'
import { settleForgottenOrders } from './money-rounds.ts'
import { reportedGuest } from './testing/reported-guest.ts'
import { describeWithStripe, newBuyer } from './testing/stripe/describe-with-stripe.ts'
import { everyWord, testPepper } from './testing/test-app.ts'

const hourMs = 60 * 60_000

describeWithStripe('every hour', world => {
  const settle = async (hoursLater: number) => {
    const { testApp, peer } = world()
    const { db } = testApp.database
    const now = new Date(testApp.clock.now.getTime() + hoursLater * hourMs)
    const settings = { secretKey: 'sk_test_of_this_test_run', webhookSecret: '', patienceMs: 10_000 }
    const stripe = openStripe({ ...settings, apiUrl: peer.url })
    const usual = stripePayments({
      stripe,
      pepper: testPepper,
      db,
      words: everyWord,
      now: () => now,
      warn: () => {},
    })
    const payments = cashiers({ usual, inMessenger: null, settling: [] })
    await settleForgottenOrders({ db, now, payments, count: () => {} })
  }

  it('a payment without return or event opens its report after a day', async () => {
    const buyer = await newBuyer(world())
    world().peer.books.pay(buyer.sessionId)
    await settle(24)
    expect(await buyer.isOpen()).toBe(false)
    await settle(26)
    expect(await buyer.isOpen()).toBe(true)
    expect((await buyer.orders()).map(({ state }) => state)).toEqual(['paid'])
  })

  it('an order whose checkout could never be created is cancelled', async () => {
    const { testApp, peer } = world()
    const { guest, assessmentId } = await reportedGuest(testApp)
    peer.setHealth('broken')
    await guest.checkout(assessmentId)
    await settle(26)
    const { db } = testApp.database
    const kept = await db.select().from(orders).where(eq(orders.assessmentId, assessmentId))
    expect(kept.map(({ state }) => state)).toEqual(['cancelled'])
  })

  it('an order stays open while Stripe is unavailable', async () => {
    const buyer = await newBuyer(world())
    world().peer.setHealth('broken')
    await settle(26)
    expect((await buyer.orders()).map(({ state }) => state)).toEqual(['open'])
  })

  it('a hundred orders from an unsupported provider delay no others', async () => {
    const { db } = world().testApp.database
    const createdAt = new Date(world().testApp.clock.now.getTime() - 48 * hourMs)
    const gone = { provider: 'sandbox', state: 'open', priceCents: 200, createdAt } as const
    await db.insert(orders).values(Array.from({ length: 101 }, (_, at) => ({ ...gone, checkoutId: `${at}` })))
    const buyer = await newBuyer(world())
    world().peer.books.pay(buyer.sessionId)
    await settle(26)
    expect(await buyer.isOpen()).toBe(true)
    expect(await db.$count(orders, and(eq(orders.provider, 'sandbox'), eq(orders.state, 'open')))).toBe(101)
    await db.delete(orders).where(eq(orders.provider, 'sandbox'))
  })

  it('week-old return URLs and month-old event ids are deleted; orders never are', async () => {
    const buyer = await newBuyer(world())
    await buyer.tell('checkout.session.completed')
    const { testApp } = world()
    const { db } = testApp.database
    const after = (days: number) =>
      forgetOldCheckouts(db, new Date(testApp.clock.now.getTime() + days * 24 * hourMs))
    const counts = async () => [await db.$count(stripeCheckouts), await db.$count(paymentEvents)]
    const before = await counts()
    await after(6)
    expect(await counts()).toEqual(before)
    await after(8)
    expect(await counts()).toEqual([0, before[1]])
    await after(32)
    expect(await counts()).toEqual([0, 0])
    expect((await buyer.comeBack()).headers.location).toBe('/')
    expect(await buyer.orders()).toHaveLength(1)
  })
})
