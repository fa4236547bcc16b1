import { randomUUID } from 'node:crypto'
import { smallestChargeCents } from '@lithe/contracts/constants'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { orders } from '../ground/db/schema/orders.ts'
import { describeWithApp } from '../testing/describe-with-app.ts'
import { reportedGuest } from '../testing/reported-guest.ts'
import { createPromoCode } from './promo/manage-promo-codes.ts'

describeWithApp('creating a checkout', testApp => {
  const ordersOf = (assessmentId: string) =>
    testApp().database.db.select().from(orders).where(eq(orders.assessmentId, assessmentId))
  const discount = async (percentOff: number) => {
    const { database, clock } = testApp()
    const code = `OFF-${randomUUID()}`.toUpperCase()
    await createPromoCode(
      { db: database.db, now: clock.now },
      { code, percentOff, maxUses: null, maxUsesPerPerson: null, validUntil: null },
    )
    return code
  }

  it('returns a page of this server and stores one open order at the full price', async () => {
    const { guest, assessmentId } = await reportedGuest(testApp())
    const { data, text } = await guest.checkout(assessmentId)
    expect(JSON.parse(text).checkoutUrl, 'beside the data as well').toBe(data.checkoutUrl)
    const [order, ...more] = await ordersOf(assessmentId)
    expect(more).toEqual([])
    expect(order).toMatchObject({ state: 'open', provider: 'sandbox', priceCents: 200, settledAt: null })
    expect(data.checkoutUrl).toBe(`http://localhost/api/lithe/sandbox-checkout/${order?.checkoutId}`)
    expect((await guest.payment(assessmentId)).data).toEqual({
      isUnlocked: false,
      fullPriceCents: 200,
      priceCents: 200,
      percentOff: 0,
      priceStars: null,
      order: 'open',
    })
  })

  it('creates one checkout and one order for concurrent requests', async () => {
    const { guest, assessmentId } = await reportedGuest(testApp())
    const asked = await Promise.all(Array.from({ length: 10 }, () => guest.checkout(assessmentId)))
    expect(new Set(asked.map(({ data }) => data.checkoutUrl)).size).toBe(1)
    expect(await ordersOf(assessmentId)).toHaveLength(1)
  })

  it('charges less after a promo code, and expires the order at the old price', async () => {
    const { guest, assessmentId } = await reportedGuest(testApp())
    const before = (await guest.checkout(assessmentId)).data.checkoutUrl
    await guest.redeem(assessmentId, await discount(25))
    expect((await guest.payment(assessmentId)).data).toMatchObject({ priceCents: 150, percentOff: 25 })
    const after = (await guest.checkout(assessmentId)).data.checkoutUrl
    expect(after).not.toBe(before)
    const states = (await ordersOf(assessmentId)).map(({ state, priceCents }) => [state, priceCents])
    expect(states).toEqual(
      expect.arrayContaining([
        ['expired', 200],
        ['open', 150],
      ]),
    )
    const oldPage = await testApp().app.inject({ url: new URL(before).pathname })
    expect(oldPage.statusCode).toBe(303)
  })

  it('never charges less than the smallest card charge', async () => {
    const { guest, assessmentId } = await reportedGuest(testApp())
    await guest.redeem(assessmentId, await discount(75))
    expect((await guest.payment(assessmentId)).data.priceCents).toBe(smallestChargeCents)
  })

  it.each([
    ['https://elsewhere.example.org/', 'foreign-return'],
    ['http://localhost.example.org/', 'foreign-return'],
    ['http://localhost:81/', 'foreign-return'],
    ['https://bot.example.org/litheless', 'foreign-return'],
    ['javascript:alert(1)', 'malformed'],
    ['/assessment/list', 'malformed'],
  ])('does not return people to %s', async (successUrl, error) => {
    const { guest, assessmentId } = await reportedGuest(testApp())
    expect((await guest.checkout(assessmentId, { successUrl })).error).toBe(error)
    expect((await guest.checkout(assessmentId, { cancelUrl: successUrl })).error).toBe(error)
    expect(await ordersOf(assessmentId)).toEqual([])
  })

  it('accepts a configured return URL', async () => {
    const { guest, assessmentId } = await reportedGuest(testApp())
    const successUrl = 'https://bot.example.org/lithe?start=paid'
    expect((await guest.checkout(assessmentId, { successUrl })).status).toBe(200)
  })
})
