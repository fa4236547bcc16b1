import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { paymentEvents } from '../../ground/db/schema/checkouts.ts'
import {
  deliver,
  describeWithStripe,
  newBuyer,
  webhookSecret,
} from '../../testing/stripe/describe-with-stripe.ts'
import { newId } from '../../testing/stripe/peer-books.ts'
import { newMessage, signatureOf } from '../../testing/stripe/signed-event.ts'
import { stripeWebhookPath } from './open-stripe.ts'

describeWithStripe('a Stripe event', world => {
  const paidBuyer = async () => {
    const buyer = await newBuyer(world())
    world().peer.books.pay(buyer.sessionId)
    return buyer
  }
  const idOf = ({ payload }: { payload: string }): string => JSON.parse(payload).id
  const keptUnder = (id: string) =>
    world().testApp.database.db.$count(paymentEvents, eq(paymentEvents.id, id))

  it('is recorded once, however often it arrives', async () => {
    const buyer = await paidBuyer()
    const message = buyer.message('checkout.session.completed')
    await Promise.all(Array.from({ length: 10 }, () => deliver(world(), message)))
    expect(await keptUnder(idOf(message))).toBe(1)
    world().peer.asked.length = 0
    expect((await deliver(world(), message)).json()).toEqual({ received: true })
    expect(world().peer.asked).toEqual([])
  })

  it.each([
    ['signed with another secret', { ageSeconds: 0, secret: 'whsec_of_somebody_else' }],
    ['signed 301 seconds ago', { ageSeconds: 301 }],
    ['not signed', { ageSeconds: 0, headers: { 'stripe-signature': '' } }],
    ['with an invalid signature', { ageSeconds: 0, headers: { 'stripe-signature': 't=1,v1=deadbeef' } }],
    ['with a signature of another scheme', { ageSeconds: 0, headers: { 'stripe-signature': 'v0=deadbeef' } }],
  ])('is refused and changes nothing when %s', async (_case, { ageSeconds, ...signing }) => {
    const buyer = await paidBuyer()
    const message = buyer.message('checkout.session.completed')
    const signedAt = new Date(world().testApp.clock.now.getTime() - ageSeconds * 1000)
    const { statusCode, body } = await deliver(world(), message, { ...signing, signedAt })
    expect([statusCode, JSON.parse(body).error]).toEqual([400, 'malformed'])
    expect(await keptUnder(idOf(message))).toBe(0)
    expect(await buyer.isOpen()).toBe(false)
  })

  it.each([
    'not JSON',
    '[]',
    'null',
    '"text"',
    '{}',
    '{"id":"evt_1","type":"charge.refunded","data":null}',
    '{"id":"evt_\\u0000","type":"product.created","data":{"object":{}}}',
    '{"id":"evt_1","type":"product.\\u0000","data":{"object":{}}}',
    '{"id":"evt_1","type":"checkout.session.completed","data":{"object":{"id":true}}}',
    '{"id":"evt_1","type":"checkout.session.completed","data":{"object":{"id":"cs_\\u0000"}}}',
    '{"id":"evt_1","type":"charge.refunded","data":{"object":{"id":"ch_1","payment_intent":7}}}',
  ])('is refused although correctly signed: %s', async payload => {
    const { statusCode, body } = await deliver(world(), { payload })
    expect([statusCode, JSON.parse(body).error]).toEqual([400, 'malformed'])
  })

  it.each([
    ['300 seconds ago', -300],
    ['a day ahead of our clock', 86_400],
  ])(
    'is accepted when signed %s, but opens only what Stripe’s records say is paid',
    async (_when, seconds) => {
      const signedAt = new Date(world().testApp.clock.now.getTime() + seconds * 1000)
      const [paid, unpaid] = [await paidBuyer(), await newBuyer(world())]
      for (const buyer of [paid, unpaid])
        expect((await buyer.tell('checkout.session.completed', { signedAt })).statusCode).toBe(200)
      expect([await paid.isOpen(), await unpaid.isOpen()]).toEqual([true, false])
    },
  )

  it('is refused when changed after signing', async () => {
    const buyer = await paidBuyer()
    const message = buyer.message('checkout.session.completed')
    const signature = signatureOf(message, webhookSecret, world().testApp.clock.now)
    const changed = { payload: message.payload.replace('"pending_webhooks":1', '"pending_webhooks":2') }
    expect((await deliver(world(), changed, { headers: { 'stripe-signature': signature } })).statusCode).toBe(
      400,
    )
    expect(await buyer.isOpen()).toBe(false)
  })

  it.each(['product.created', 'checkout.session.something_new', 'charge.succeeded'])(
    'is accepted without any request to Stripe: %s',
    async type => {
      const buyer = await paidBuyer()
      const message = buyer.message(type)
      world().peer.asked.length = 0
      expect((await deliver(world(), message)).statusCode).toBe(200)
      expect(world().peer.asked).toEqual([])
      expect(await keptUnder(idOf(message))).toBe(1)
      expect(await buyer.isOpen()).toBe(false)
    },
  )

  it('is accepted without searching all sessions if its charge has no payment intent', async () => {
    const { peer } = world()
    const object = { id: 'ch_1', object: 'charge', payment_intent: null }
    const payload = JSON.stringify({ id: newId('evt'), type: 'charge.refunded', data: { object } })
    peer.asked.length = 0
    expect((await deliver(world(), { payload })).statusCode).toBe(200)
    expect(peer.asked).toEqual([])
  })

  it('is rejected while Stripe is unavailable, so that Stripe retries it', async () => {
    const buyer = await paidBuyer()
    await buyer.tell('checkout.session.completed')
    const { peer } = world()
    peer.books.refund(buyer.sessionId, 200)
    const message = buyer.message('charge.refunded')
    peer.setHealth('broken')
    expect((await deliver(world(), message)).statusCode).toBe(503)
    expect(await keptUnder(idOf(message))).toBe(0)
    peer.setHealth('well')
    expect((await deliver(world(), message)).statusCode).toBe(200)
    expect(await buyer.isOpen()).toBe(false)
  })

  it('is accepted if it concerns another product sold under the same account', async () => {
    const { peer } = world()
    const other = peer.books.create({ mode: 'payment' })
    peer.books.pay(other.id)
    const message = newMessage(peer.books, 'checkout.session.completed', other.id)
    expect((await deliver(world(), message)).statusCode).toBe(200)
    const refund = newMessage(peer.books, 'charge.refunded', other.id)
    expect((await deliver(world(), refund)).statusCode).toBe(200)
  })

  it('is refused from a page on another site, however it is signed', async () => {
    const buyer = await paidBuyer()
    for (const headers of [
      { origin: 'https://elsewhere.example.org' },
      { 'sec-fetch-site': 'cross-site' },
    ] as Record<string, string>[]) {
      const { statusCode, body } = await buyer.tell('checkout.session.completed', { headers })
      expect([statusCode, JSON.parse(body).error]).toEqual([403, 'foreign-origin'])
    }
    expect(await buyer.isOpen()).toBe(false)
  })

  it('is accepted with the longest dispute evidence', async () => {
    const buyer = await newBuyer(world())
    const { books } = world().peer
    books.pay(buyer.sessionId)
    await buyer.tell('checkout.session.completed')
    books.dispute(buyer.sessionId, 'under_review')
    await buyer.tell('charge.dispute.created')
    books.dispute(buyer.sessionId, 'lost')
    const { payload } = buyer.message('charge.dispute.closed')
    const event = JSON.parse(payload)
    event.data.object.evidence = { uncategorized_text: '証'.repeat(150_000) }
    expect((await deliver(world(), { payload: JSON.stringify(event) })).statusCode).toBe(200)
    expect((await buyer.orders()).map(({ state }) => state)).toEqual(['charged-back'])
  })

  it('is limited to 512 kB of JSON', async () => {
    const { app } = world().testApp
    const send = (type: string, payload: string) =>
      app.inject({
        method: 'POST',
        url: stripeWebhookPath,
        payload,
        headers: { 'content-type': type },
      })
    expect((await send('text/plain', '{}')).statusCode).toBe(415)
    expect((await send('application/json', '')).statusCode).toBe(400)
    expect((await send('application/json', '{}')).statusCode).toBe(400)
    expect((await send('application/json', ' '.repeat(512 * 1024 + 1))).statusCode).toBe(413)
  })

  it('does not affect JSON parsing of other routes', async () => {
    const buyer = await newBuyer(world())
    expect((await buyer.guest.fetch()).status).toBe(200)
  })
})
