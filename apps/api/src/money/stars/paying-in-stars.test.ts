import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { successfulPaymentUpdate } from '../../testing/telegram/updates.ts'
import { everyWord } from '../../testing/test-app.ts'
import { createPromoCode } from '../promo/manage-promo-codes.ts'
import { describeWithStars } from './testing/describe-with-stars.ts'
import { deliver, newStarsBuyer, newStarsReader, type StarsBuyer } from './testing/new-stars-buyer.ts'

const expectOrder = async ({ orders, isOpen, unlock, orderId }: StarsBuyer, state: string) => {
  expect((await orders()).map(order => [order.id, order.provider, order.state])).toEqual([
    [orderId, 'stars', state],
  ])
  expect(await isOpen()).toBe(state === 'paid')
  expect(await unlock()).toEqual(
    state === 'paid' ? { reason: 'order', source: orderId } : { reason: null, source: null },
  )
}

describeWithStars('paying in Stars', world => {
  const promo = async (percentOff: number) => {
    const { database, clock } = world().testApp
    const code = `STARS-${randomUUID().slice(0, 8)}`
    const limits = { percentOff, maxUses: null, maxUsesPerPerson: null, validUntil: null }
    await createPromoCode({ db: database.db, now: clock.now }, { code, ...limits })
    return code
  }

  it('opens the report when Telegram confirms the payment, and says so in the chat', async () => {
    const buyer = await newStarsBuyer(world())
    expect((await buyer.payment()).data).toMatchObject({ priceStars: 100, order: 'open' })
    expect(await buyer.ask(buyer.invoice)).toMatchObject({ ok: true })
    await expectOrder(buyer, 'open')
    expect(await buyer.pay(buyer.invoice)).toBe(200)
    await expectOrder(buyer, 'paid')
    expect(buyer.told()).toEqual([everyWord.en.checkout.told.opened])
    expect((await buyer.payment()).data).toMatchObject({ isUnlocked: true, order: 'paid' })
    expect((await buyer.checkout()).error).toBe('already-unlocked')
  })

  it('sends Telegram an invoice that reveals nothing about the person or report', async () => {
    const buyer = await newStarsBuyer(world())
    const call = world()
      .peer.calls('createInvoiceLink')
      .find(({ payload }) => payload.payload === buyer.orderId)
    expect(call?.payload).toMatchObject({ currency: 'XTR', prices: [{ amount: 100 }] })
    expect(call?.payload.provider_token ?? '').toBe('')
    const words = JSON.stringify({ ...call?.payload, payload: '' })
    for (const secret of [buyer.assessmentId, buyer.guest.userIdentifier, 'Rosa', '63'])
      expect(words).not.toContain(secret)
  })

  it('returns the same invoice to concurrent requests', async () => {
    const reader = await newStarsReader(world())
    const asked = await Promise.all(Array.from({ length: 5 }, reader.checkout))
    const again = await reader.checkout()
    expect(new Set([...asked, again].map(({ data }) => data.checkoutUrl)).size).toBe(1)
    expect(await reader.orders()).toHaveLength(1)
  })

  it('counts once for twenty concurrent updates about one payment', async () => {
    const buyer = await newStarsBuyer(world())
    const paid = { ...buyer.invoice, chargeId: buyer.chargeId }
    const message = successfulPaymentUpdate(buyer.payer, paid)
    await Promise.all(Array.from({ length: 10 }, () => [deliver(world(), message), buyer.pay(paid)]).flat())
    await expectOrder(buyer, 'paid')
    expect(await buyer.history(buyer.orderId)).toEqual(['paid: opened'])
    expect(await buyer.books(buyer.orderId)).toMatchObject({
      state: 'paid',
      payer: buyer.payer.id,
      stars: 100,
    })
    expect(buyer.told()).toEqual([everyWord.en.checkout.told.opened])
    expect(buyer.refundsAsked()).toEqual([])
  })

  it('counts even if its pre-checkout query arrives late or never', async () => {
    const buyer = await newStarsBuyer(world())
    await buyer.pay(buyer.invoice)
    await expectOrder(buyer, 'paid')
    expect(await buyer.ask(buyer.invoice)).toMatchObject({ ok: false })
    await expectOrder(buyer, 'paid')
  })

  it('leaves the report locked and the invoice open when cancelled in Telegram', async () => {
    const buyer = await newStarsBuyer(world())
    await buyer.ask(buyer.invoice)
    await expectOrder(buyer, 'open')
    const { data } = await buyer.checkout()
    expect(buyer.invoiceAt(data.checkoutUrl)).toEqual(buyer.invoice)
    await buyer.pay(buyer.invoice)
    await expectOrder(buyer, 'paid')
  })

  it('uses a cheaper invoice after a promo code, and refuses the old invoice', async () => {
    const buyer = await newStarsBuyer(world())
    await buyer.guest.redeem(buyer.assessmentId, await promo(35))
    expect((await buyer.payment()).data).toMatchObject({ priceStars: 65, percentOff: 35 })
    const { data } = await buyer.checkout()
    const invoice = buyer.invoiceAt(data.checkoutUrl)
    expect(invoice.stars).toBe(65)
    expect(invoice.payload).not.toBe(buyer.orderId)
    expect(await buyer.ask(buyer.invoice)).toMatchObject({ ok: false })
    expect(await buyer.ask(invoice)).toMatchObject({ ok: true })
    await buyer.pay(invoice)
    expect((await buyer.orders()).map(({ state }) => state).sort()).toEqual(['expired', 'paid'])
    expect(await buyer.isOpen()).toBe(true)
  })

  it('coexists with web payment: each has its price, and switching ends the other checkout', async () => {
    const buyer = await newStarsBuyer(world())
    expect((await buyer.guest.payment(buyer.assessmentId)).data).toMatchObject({ priceStars: null })
    const { data } = await buyer.guest.checkout(buyer.assessmentId)
    expect(data.checkoutUrl).toContain('/sandbox-checkout/')
    expect(await buyer.ask(buyer.invoice)).toMatchObject({ ok: false })
    expect((await buyer.checkout()).status).toBe(200)
    expect((await buyer.orders()).map(({ provider, state }) => `${provider} ${state}`).sort()).toEqual([
      ...['sandbox expired', 'stars expired', 'stars open'],
    ])
  })

  it('is reported unavailable while the Bot API is down, and works afterwards', async () => {
    const reader = await newStarsReader(world())
    world().peer.failNext('createInvoiceLink', { error_code: 502, description: 'Bad Gateway' })
    const refused = await reader.checkout()
    expect([refused.status, refused.error]).toEqual([503, 'unavailable'])
    expect((await reader.checkout()).status).toBe(200)
    expect((await reader.orders()).map(({ state }) => state)).toEqual(['open'])
  })
})

describeWithStars(
  'the mini app of a server without Stars',
  world => {
    it('omits a Stars price and uses the web checkout', async () => {
      const reader = await newStarsReader(world())
      expect((await reader.payment()).data).toMatchObject({ priceStars: null })
      const { data } = await reader.checkout()
      expect(data.checkoutUrl).toContain('/sandbox-checkout/')
      expect((await reader.orders()).map(({ provider }) => provider)).toEqual(['sandbox'])
    })
  },
  { priceStars: null },
)

describeWithStars(
  'the mini app of a server without web payments',
  world => {
    it('still accepts Stars', async () => {
      const buyer = await newStarsBuyer(world())
      expect((await buyer.guest.checkout(buyer.assessmentId)).error).toBe('payments-off')
      expect(await buyer.ask(buyer.invoice)).toMatchObject({ ok: true })
      await buyer.pay(buyer.invoice)
      await expectOrder(buyer, 'paid')
    })
  },
  { payments: 'off' },
)
