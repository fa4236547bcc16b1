import { expect, it } from 'vitest'
import { reportedGuest } from '../../testing/reported-guest.ts'
import { describeWithStripe, newBuyer } from '../../testing/stripe/describe-with-stripe.ts'
import { readForm } from '../../testing/stripe/form-fields.ts'
import { everyWord } from '../../testing/test-app.ts'

describeWithStripe('what Stripe learns about a person', world => {
  it('is a price, an order id and return URLs with that id', async () => {
    const { peer } = world()
    peer.asked.length = 0
    const buyer = await newBuyer(world())
    const [order] = await buyer.orders()
    const [created, ...more] = peer.asked
    expect(more).toEqual([])
    expect(readForm(created?.body ?? '')).toEqual({
      mode: 'payment',
      client_reference_id: order?.id,
      line_items: {
        0: {
          quantity: '1',
          price_data: { currency: 'usd', unit_amount: '200', product_data: { name: 'Lithe full report' } },
        },
      },
      success_url: `http://localhost/api/lithe/checkout-return/${order?.id}`,
      cancel_url: `http://localhost/api/lithe/checkout-return/${order?.id}/cancelled`,
    })
    expect(created?.headers['idempotency-key']).toBe(order?.id)
    expect(created?.headers['stripe-version']).toBe('2026-10-28.endive')
  })

  it('includes the language of the first request, kept for the order', async () => {
    const { peer, testApp } = world()
    const { guest, assessmentId } = await reportedGuest(testApp)
    const ask = (language: string) =>
      guest.checkout(assessmentId, {}, { headers: { 'accept-language': language } })
    peer.asked.length = 0
    peer.setHealth('broken')
    expect((await ask('ar-XB')).error).toBe('unavailable')
    peer.setHealth('well')
    expect((await ask('en-XA')).error).toBeNull()
    const products = peer.asked.map(({ body }) => readForm(body).line_items)
    expect(new Set(products.map(product => JSON.stringify(product))).size).toBe(1)
    expect(JSON.stringify(products[0])).toContain(JSON.stringify(everyWord['ar-XB'].checkout.product))
  })

  it('never includes a report, a name, an identifier or our platform', async () => {
    const { peer } = world()
    peer.asked.length = 0
    const buyer = await newBuyer(world())
    peer.books.pay(buyer.sessionId)
    await buyer.comeBack()
    peer.books.refund(buyer.sessionId, 200)
    await buyer.tell('charge.refunded')
    const wire = JSON.stringify(peer.asked)
    for (const secret of [buyer.assessmentId, buyer.guest.userIdentifier, 'Rosa'])
      expect(wire).not.toContain(secret)
    for (const { headers } of peer.asked) {
      expect(headers).not.toHaveProperty('x-stripe-client-telemetry')
      expect(JSON.parse(String(headers['x-stripe-client-user-agent']))).not.toHaveProperty('platform')
    }
  })
})
