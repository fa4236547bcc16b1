import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { actor, withoutCookies } from '../../rights/testing/actor.ts'
import { everyWord } from '../../testing/test-app.ts'
import { describeWithStars } from './testing/describe-with-stars.ts'
import { newStarsBuyer } from './testing/new-stars-buyer.ts'

const hourMs = 60 * 60_000

describeWithStars('a pre-checkout query', world => {
  const { whyNot } = everyWord.en.checkout
  const refused = (why: keyof typeof whyNot) => ({ ok: false, error_message: whyNot[why] })

  it('is approved for an open checkout at its price, whichever account pays', async () => {
    const buyer = await newStarsBuyer(world())
    expect(await buyer.ask(buyer.invoice)).toEqual({ pre_checkout_query_id: expect.any(String), ok: true })
  })

  it.each(['latest', '', randomUUID()])('is refused as unknown for the invoice %j', async payload => {
    const buyer = await newStarsBuyer(world())
    expect(await buyer.ask({ payload, stars: 100 })).toMatchObject(refused('unknown'))
  })

  it('is refused as unknown for an order paid on the web', async () => {
    const buyer = await newStarsBuyer(world())
    await buyer.guest.checkout(buyer.assessmentId)
    const [web] = (await buyer.orders()).filter(({ provider }) => provider === 'sandbox')
    expect(await buyer.ask({ payload: web?.id ?? '', stars: 100 })).toMatchObject(refused('unknown'))
  })

  it.each([{ stars: 99 }, { stars: 101 }, { stars: 1 }, { currency: 'USD' }])(
    'is refused for another amount or currency: %j',
    async other => {
      const buyer = await newStarsBuyer(world())
      expect(await buyer.ask({ ...buyer.invoice, ...other })).toMatchObject(refused('other-price'))
    },
  )

  it('is refused for an open report', async () => {
    const buyer = await newStarsBuyer(world())
    await buyer.pay(buyer.invoice)
    expect(await buyer.ask(buyer.invoice)).toMatchObject(refused('already-open'))
  })

  it('is refused for an erased report', async () => {
    const buyer = await newStarsBuyer(world())
    await actor(withoutCookies(world().testApp), buyer.guest.userIdentifier).erase()
    expect(await buyer.ask(buyer.invoice)).toMatchObject(refused('over'))
  })

  it('is refused for an expired checkout, and approved for the next order', async () => {
    const buyer = await newStarsBuyer(world())
    const { clock } = world().testApp
    const before = clock.now
    clock.now = new Date(before.getTime() + 25 * hourMs)
    expect(await buyer.ask(buyer.invoice)).toMatchObject(refused('over'))
    const { data } = await buyer.checkout()
    const next = buyer.invoiceAt(data.checkoutUrl)
    expect(await buyer.ask(next)).toMatchObject({ ok: true })
    expect((await buyer.orders()).map(({ state }) => state).sort()).toEqual(['expired', 'open'])
    clock.now = before
  })
})
