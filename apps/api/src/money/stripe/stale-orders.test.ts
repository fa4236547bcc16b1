import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { orders } from '../../ground/db/schema/orders.ts'
import { reportedGuest } from '../../testing/reported-guest.ts'
import { describeWithStripe, newBuyer } from '../../testing/stripe/describe-with-stripe.ts'
import { createPromoCode } from '../promo/manage-promo-codes.ts'

describeWithStripe('an order whose price has changed', world => {
  const codeFor = async (percentOff: number) => {
    const { database, clock } = world().testApp
    const code = `STALE-${randomUUID().slice(0, 8)}`
    const limits = { percentOff, maxUses: null, maxUsesPerPerson: null, validUntil: null }
    await createPromoCode({ db: database.db, now: clock.now }, { code, ...limits })
    return code
  }
  /** Creates an order for which Stripe never made a page. */
  const withoutCheckout = async () => {
    const { testApp, peer } = world()
    const { guest, assessmentId } = await reportedGuest(testApp)
    peer.setHealth('broken')
    expect((await guest.checkout(assessmentId)).error).toBe('unavailable')
    peer.setHealth('well')
    const ordersNow = async () => {
      const { db } = testApp.database
      const found = await db.select().from(orders).where(eq(orders.assessmentId, assessmentId))
      return found.map(({ state, priceCents }) => `${state} at ${priceCents}`).sort()
    }
    return { guest, assessmentId, ordersNow }
  }

  it('counts as paid if it was paid meanwhile, so nothing is sold twice', async () => {
    const buyer = await newBuyer(world())
    world().peer.books.pay(buyer.sessionId)
    expect((await buyer.guest.redeem(buyer.assessmentId, await codeFor(25))).status).toBe(200)
    expect((await buyer.guest.checkout(buyer.assessmentId)).error).toBe('already-unlocked')
    expect((await buyer.orders()).map(({ state }) => state)).toEqual(['paid'])
    expect(await buyer.isOpen()).toBe(true)
  })

  it('is kept while Stripe is unavailable, because its page could still be paid', async () => {
    const buyer = await newBuyer(world())
    await buyer.guest.redeem(buyer.assessmentId, await codeFor(25))
    world().peer.setHealth('broken')
    const refused = await buyer.guest.checkout(buyer.assessmentId)
    expect([refused.status, refused.error]).toEqual([503, 'unavailable'])
    expect((await buyer.orders()).map(({ state, priceCents }) => [state, priceCents])).toEqual([
      ['open', 200],
    ])
    expect((await buyer.guest.payment(buyer.assessmentId)).data).toMatchObject({ order: 'open' })
  })

  it('is cancelled at once if Stripe has no page for it', async () => {
    const { guest, assessmentId, ordersNow } = await withoutCheckout()
    await guest.redeem(assessmentId, await codeFor(25))
    expect((await guest.checkout(assessmentId)).status).toBe(200)
    expect(await ordersNow()).toEqual(['cancelled at 200', 'open at 150'])
  })

  it('is cancelled at once if its report became free and Stripe has no page for it', async () => {
    const { guest, assessmentId, ordersNow } = await withoutCheckout()
    await guest.redeem(assessmentId, await codeFor(100))
    expect(await ordersNow()).toEqual(['cancelled at 200'])
  })

  it('is reused when the price is unchanged', async () => {
    const { guest, assessmentId, ordersNow } = await withoutCheckout()
    expect((await guest.checkout(assessmentId)).status).toBe(200)
    expect(await ordersNow()).toEqual(['open at 200'])
  })
})
