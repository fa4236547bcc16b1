import { expect, it } from 'vitest'
import { caps } from '../../ground/limits/limits.ts'
import { describeWithStripe, newBuyer } from '../../testing/stripe/describe-with-stripe.ts'

describeWithStripe('Stripe', world => {
  const asked = () => world().peer.asked.length
  const manyTimes = <Reply>(ask: () => Promise<Reply>) => Promise.all(Array.from({ length: 60 }, ask))
  const { points } = caps['provider-books']

  it('is queried only occasionally about an open order, while pages and returns always succeed', async () => {
    const buyer = await newBuyer(world())
    const before = asked()
    const pages = await manyTimes(() => buyer.guest.payment(buyer.assessmentId))
    const returns = await manyTimes(() => buyer.comeBack())
    expect(new Set(pages.map(({ status, data }) => `${status} ${data.order}`))).toEqual(new Set(['200 open']))
    expect(new Set(returns.map(({ statusCode }) => statusCode))).toEqual(new Set([303]))
    // Twice, because a new ten-second window may begin meanwhile.
    expect(asked() - before).toBeLessThanOrEqual(2 * points)
  })

  it('is queried at once when a person cancels, even past the limit, and never about an ended order', async () => {
    const buyer = await newBuyer(world())
    await manyTimes(() => buyer.comeBack())
    await buyer.comeBack('/cancelled')
    expect(world().peer.books.session(buyer.sessionId).status).toBe('expired')
    expect((await buyer.guest.payment(buyer.assessmentId)).data.order).toBe('cancelled')
    const ended = asked()
    await manyTimes(() => buyer.comeBack('/cancelled'))
    expect(asked()).toBe(ended)
  })

  it('is believed at once when it reports a payment, regardless of the limit', async () => {
    const buyer = await newBuyer(world())
    await manyTimes(() => buyer.comeBack())
    world().peer.books.pay(buyer.sessionId)
    await buyer.tell('checkout.session.completed')
    expect(await buyer.isOpen()).toBe(true)
  })
})
