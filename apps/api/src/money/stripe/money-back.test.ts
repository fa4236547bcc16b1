import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { assessments } from '../../ground/db/schema/assessments.ts'
import { orderChanges, orders } from '../../ground/db/schema/orders.ts'
import { type Buyer, describeWithStripe, newBuyer } from '../../testing/stripe/describe-with-stripe.ts'
import { createPromoCode } from '../promo/manage-promo-codes.ts'

describeWithStripe('refunds and disputes at Stripe', world => {
  const books = () => world().peer.books
  const paid = async () => {
    const buyer = await newBuyer(world())
    books().pay(buyer.sessionId)
    await buyer.tell('checkout.session.completed')
    expect(await buyer.isOpen()).toBe(true)
    return buyer
  }
  const stateOf = async ({ orders }: Buyer) => {
    const [order, ...more] = await orders()
    expect(more).toEqual([])
    return [order?.state, order?.refundedCents]
  }
  const historyOf = async ({ orders }: Buyer) => {
    const [order] = await orders()
    const { db } = world().testApp.database
    const changes = await db
      .select()
      .from(orderChanges)
      .where(eq(orderChanges.orderId, order?.id ?? ''))
      .orderBy(orderChanges.revision)
    return changes.map(({ state, report }) => `${state}: ${report}`)
  }

  it('a full refund locks the report and is recorded as the reason; the next payment opens it', async () => {
    const buyer = await paid()
    books().refund(buyer.sessionId, 200)
    expect((await buyer.tell('charge.refunded')).statusCode).toBe(200)
    expect(await stateOf(buyer)).toEqual(['refunded', 200])
    expect(await historyOf(buyer)).toEqual(['paid: opened', 'refunded: locked'])
    expect(await buyer.isOpen()).toBe(false)
    expect(await buyer.unlock()).toEqual({ reason: null, source: null })
    expect((await buyer.guest.payment(buyer.assessmentId)).data).toMatchObject({
      isUnlocked: false,
      order: 'refunded',
    })
    const { data } = await buyer.guest.checkout(buyer.assessmentId)
    books().pay(data.checkoutUrl.split('/').at(-1) ?? '')
    expect((await buyer.guest.payment(buyer.assessmentId)).data).toMatchObject({
      isUnlocked: true,
      order: 'paid',
    })
    expect(await buyer.isOpen()).toBe(true)
  })

  it('a partial refund is recorded and leaves the report open', async () => {
    const buyer = await paid()
    books().refund(buyer.sessionId, 80)
    await buyer.tell('charge.refunded')
    expect(await stateOf(buyer)).toEqual(['paid', 80])
    expect(await buyer.isOpen()).toBe(true)
    books().refund(buyer.sessionId, 120)
    await buyer.tell('charge.refunded')
    expect(await stateOf(buyer)).toEqual(['refunded', 200])
    expect(await buyer.isOpen()).toBe(false)
  })

  it('a failed refund opens the report again', async () => {
    const buyer = await paid()
    books().refund(buyer.sessionId, 200)
    await buyer.tell('charge.refunded')
    books().refund(buyer.sessionId, -200)
    await buyer.tell('refund.failed')
    expect(await stateOf(buyer)).toEqual(['paid', 0])
    expect(await buyer.isOpen()).toBe(true)
  })

  it('a dispute leaves the report open until decided, and locks it when lost', async () => {
    const buyer = await paid()
    books().dispute(buyer.sessionId, 'needs_response')
    await buyer.tell('charge.dispute.created')
    expect(await stateOf(buyer)).toEqual(['disputed', 0])
    expect(await buyer.isOpen()).toBe(true)
    expect((await buyer.guest.payment(buyer.assessmentId)).data.isUnlocked).toBe(true)
    books().dispute(buyer.sessionId, 'lost')
    await buyer.tell('charge.dispute.closed')
    expect(await stateOf(buyer)).toEqual(['charged-back', 0])
    expect(await buyer.isOpen()).toBe(false)
    expect(await historyOf(buyer)).toEqual(['paid: opened', 'disputed: unchanged', 'charged-back: locked'])
  })

  it('a won dispute changes nothing', async () => {
    const buyer = await paid()
    books().dispute(buyer.sessionId, 'under_review')
    await buyer.tell('charge.dispute.created')
    books().dispute(buyer.sessionId, 'won')
    await buyer.tell('charge.dispute.closed')
    expect(await stateOf(buyer)).toEqual(['paid', 0])
    expect(await buyer.isOpen()).toBe(true)
  })

  it('a bank’s inquiry, which takes no money, does not count as a dispute', async () => {
    const buyer = await paid()
    books().dispute(buyer.sessionId, 'warning_needs_response')
    await buyer.tell('charge.dispute.created')
    expect(await stateOf(buyer)).toEqual(['paid', 0])
  })

  it.each(['promo-code', 'organisation'] as const)(
    'a refund never locks a report opened by %s',
    async reason => {
      const buyer = await newBuyer(world())
      const { database, clock } = world().testApp
      // Already paid with the webhook pending; otherwise the code would close the checkout.
      books().pay(buyer.sessionId)
      if (reason === 'promo-code') {
        const code = `FREE-${crypto.randomUUID().slice(0, 8)}`
        const limits = { percentOff: 100, maxUses: null, maxUsesPerPerson: null, validUntil: null }
        await createPromoCode({ db: database.db, now: clock.now }, { code, ...limits })
        await buyer.guest.redeem(buyer.assessmentId, code)
      } else
        await database.db
          .update(assessments)
          .set({ unlockReason: reason, unlockSource: 'insurer', unlockedAt: clock.now })
          .where(eq(assessments.id, buyer.assessmentId))
      const before = await buyer.unlock()
      expect(before?.reason).toBe(reason)
      await buyer.tell('checkout.session.completed')
      books().refund(buyer.sessionId, 200)
      await buyer.tell('charge.refunded')
      expect(await historyOf(buyer)).toEqual(['paid: unchanged', 'refunded: unchanged'])
      expect(await buyer.unlock()).toEqual(before)
      expect(await buyer.isOpen()).toBe(true)
    },
  )

  it('a refund of one of two payments leaves the report open by the other', async () => {
    const buyer = await paid()
    const { database, clock } = world().testApp
    const at = { createdAt: clock.now, paidAt: clock.now, settledAt: clock.now }
    const paidToo = { assessmentId: buyer.assessmentId, provider: 'stripe', state: 'paid' } as const
    const [second] = await database.db
      .insert(orders)
      .values({ ...paidToo, ...at, priceCents: 200 })
      .returning()
    books().refund(buyer.sessionId, 200)
    await buyer.tell('charge.refunded')
    expect(await buyer.unlock()).toEqual({ reason: 'order', source: second?.id })
    expect(await buyer.isOpen()).toBe(true)
  })
})
