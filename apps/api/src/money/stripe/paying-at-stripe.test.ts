import { expect, it } from 'vitest'
import {
  type Buyer,
  deliver,
  describeWithStripe,
  newBuyer,
} from '../../testing/stripe/describe-with-stripe.ts'

const expectOrder = async ({ orders, isOpen, unlock }: Buyer, state: string) => {
  const found = await orders()
  expect(found.map(order => order.state)).toEqual([state])
  const [order] = found
  expect(await isOpen()).toBe(state === 'paid')
  expect(await unlock()).toEqual(
    state === 'paid' ? { reason: 'order', source: order?.id } : { reason: null, source: null },
  )
}

describeWithStripe('paying at Stripe', world => {
  const books = () => world().peer.books

  it('changes nothing on return from an unpaid page, which can still be paid', async () => {
    const buyer = await newBuyer(world())
    expect((await buyer.comeBack()).headers.location).toContain(buyer.assessmentId)
    expect(await buyer.orders()).toEqual([expect.objectContaining({ state: 'open', cancelAskedAt: null })])
    expect(world().peer.books.session(buyer.sessionId).status).toBe('open')
  })

  it.each([
    ['of another price', { amount_total: 1 }],
    ['for another order', { params: { client_reference_id: '6f2c1d0e-8f5e-4f7a-9c55-0f6f2a0c7b11' } }],
  ])('opens nothing for a session %s, and warns the operator', async (_which, change) => {
    const buyer = await newBuyer(world())
    books().pay(buyer.sessionId)
    const session = books().session(buyer.sessionId)
    const before = { ...session }
    Object.assign(
      session,
      change,
      'params' in change ? { params: { ...session.params, ...change.params } } : {},
    )
    await buyer.tell('checkout.session.completed')
    await expectOrder(buyer, 'open')
    expect(world().testApp.logged.join('')).toContain('does not match this order')
    Object.assign(session, before)
    await buyer.comeBack()
    await expectOrder(buyer, 'paid')
  })

  it('opens the report on return, before any webhook', async () => {
    const buyer = await newBuyer(world())
    await expectOrder(buyer, 'open')
    books().pay(buyer.sessionId)
    const back = await buyer.comeBack()
    const report = `http://localhost/assessment/report/${buyer.assessmentId}`
    expect([back.statusCode, back.headers.location]).toEqual([303, report])
    await expectOrder(buyer, 'paid')
    expect((await buyer.guest.payment(buyer.assessmentId)).data).toMatchObject({
      isUnlocked: true,
      order: 'paid',
    })
    expect((await buyer.guest.checkout(buyer.assessmentId)).error).toBe('already-unlocked')
  })

  it('opens the report by webhook alone, after the tab was closed', async () => {
    const buyer = await newBuyer(world())
    books().pay(buyer.sessionId)
    expect((await buyer.tell('checkout.session.completed')).statusCode).toBe(200)
    await expectOrder(buyer, 'paid')
    expect((await buyer.comeBack()).statusCode).toBe(303)
    await expectOrder(buyer, 'paid')
  })

  it('opens the report for a polling person before a late webhook, which then changes nothing', async () => {
    const buyer = await newBuyer(world())
    const { clock } = world().testApp
    books().pay(buyer.sessionId)
    const message = buyer.message('checkout.session.completed')
    expect((await buyer.guest.payment(buyer.assessmentId)).data).toMatchObject({ order: 'paid' })
    const paid = await buyer.orders()
    clock.now = new Date(clock.now.getTime() + 60 * 60_000)
    expect((await deliver(world(), message)).statusCode).toBe(200)
    expect(await buyer.orders()).toEqual(paid)
    await expectOrder(buyer, 'paid')
  })

  it('counts once for ten identical events, ten distinct events and ten returns at once', async () => {
    const buyer = await newBuyer(world())
    books().pay(buyer.sessionId)
    const message = buyer.message('checkout.session.completed')
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => [
        deliver(world(), message),
        buyer.tell('checkout.session.completed'),
        buyer.comeBack(),
      ]).flat(),
    )
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 303]))
    await expectOrder(buyer, 'paid')
    const [order] = await buyer.orders()
    expect(order?.revision).toBe(1)
    expect(order?.paidAt).toEqual(order?.settledAt)
  })

  it('trusts Stripe’s records when events arrive out of order', async () => {
    const buyer = await newBuyer(world())
    const early = buyer.message('checkout.session.expired')
    books().pay(buyer.sessionId)
    const completed = buyer.message('checkout.session.completed')
    books().refund(buyer.sessionId, 200)
    const refunded = buyer.message('charge.refunded')
    for (const message of [refunded, completed, early]) {
      expect((await deliver(world(), message)).statusCode).toBe(200)
      await expectOrder(buyer, 'refunded')
    }
  })

  it('leaves the report locked when cancelled, and allows a new checkout', async () => {
    const buyer = await newBuyer(world())
    const back = await buyer.comeBack('/cancelled')
    expect([back.statusCode, back.headers.location]).toEqual([
      303,
      `http://localhost/assessment/report/${buyer.assessmentId}`,
    ])
    expect(books().session(buyer.sessionId).status).toBe('expired')
    await buyer.tell('checkout.session.expired')
    await expectOrder(buyer, 'cancelled')
    expect((await buyer.guest.payment(buyer.assessmentId)).data.order).toBe('cancelled')
    const { data } = await buyer.guest.checkout(buyer.assessmentId)
    const next = data.checkoutUrl.split('/').at(-1) ?? ''
    expect(next).not.toBe(buyer.sessionId)
    books().pay(next)
    await buyer.guest.payment(buyer.assessmentId)
    expect((await buyer.orders()).map(({ state }) => state).sort()).toEqual(['cancelled', 'paid'])
    expect(await buyer.isOpen()).toBe(true)
  })

  it('accepts another card after one was declined', async () => {
    const buyer = await newBuyer(world())
    books().decline(buyer.sessionId)
    expect((await buyer.guest.payment(buyer.assessmentId)).data.order).toBe('open')
    await expectOrder(buyer, 'open')
    books().pay(buyer.sessionId)
    await buyer.comeBack()
    await expectOrder(buyer, 'paid')
  })

  it('ends when Stripe’s page expires', async () => {
    const buyer = await newBuyer(world())
    books().expire(buyer.sessionId)
    await buyer.tell('checkout.session.expired')
    await expectOrder(buyer, 'expired')
  })

  it('waits for a delayed payment, and opens the report when it arrives', async () => {
    const buyer = await newBuyer(world())
    books().payLater(buyer.sessionId)
    await buyer.tell('checkout.session.completed')
    await expectOrder(buyer, 'open')
    books().endPayLater(buyer.sessionId, true)
    await buyer.tell('checkout.session.async_payment_succeeded')
    await expectOrder(buyer, 'paid')
  })

  it('reports a delayed payment that failed, and allows another attempt', async () => {
    const buyer = await newBuyer(world())
    books().payLater(buyer.sessionId)
    await buyer.tell('checkout.session.completed')
    books().endPayLater(buyer.sessionId, false)
    await buyer.tell('checkout.session.async_payment_failed')
    await expectOrder(buyer, 'failed')
    expect((await buyer.guest.payment(buyer.assessmentId)).data.order).toBe('failed')
    expect((await buyer.guest.checkout(buyer.assessmentId)).status).toBe(200)
  })

  it('reuses the same page for every request, with the newest return URL', async () => {
    const buyer = await newBuyer(world())
    const bot = 'https://bot.example.org/lithe'
    const asked = await Promise.all(
      Array.from({ length: 5 }, () =>
        buyer.guest.checkout(buyer.assessmentId, { successUrl: bot, cancelUrl: bot }),
      ),
    )
    expect(new Set(asked.map(({ data }) => data.checkoutUrl.split('/').at(-1)))).toEqual(
      new Set([buyer.sessionId]),
    )
    books().pay(buyer.sessionId)
    expect((await buyer.comeBack()).headers.location).toBe(bot)
    await expectOrder(buyer, 'paid')
  })

  it('redirects a return without a checkout to the start page', async () => {
    const { app } = world().testApp
    const lost = await app.inject({ url: `/api/lithe/checkout-return/${crypto.randomUUID()}` })
    expect([lost.statusCode, lost.headers.location]).toEqual([303, '/'])
    expect((await app.inject({ url: '/api/lithe/checkout-return/latest' })).statusCode).toBe(400)
  })
})
