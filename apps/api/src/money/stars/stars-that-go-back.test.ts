import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { actor, withoutCookies } from '../../rights/testing/actor.ts'
import { ordersCommand } from '../../staff/orders-command.ts'
import { openRefunds } from '../../staff/refunds.ts'
import { everyWord } from '../../testing/test-app.ts'
import { createPromoCode } from '../promo/manage-promo-codes.ts'
import { botSettings, describeWithStars } from './testing/describe-with-stars.ts'
import { newStarsBuyer, type StarsBuyer } from './testing/new-stars-buyer.ts'

const { told } = everyWord.en.checkout

describeWithStars('refunds in Stars', world => {
  const paying = async () => {
    const buyer = await newStarsBuyer(world())
    return { ...buyer, paid: { ...buyer.invoice, chargeId: buyer.chargeId } }
  }
  const buying = async () => {
    const buyer = await paying()
    await buyer.pay(buyer.paid)
    expect(await buyer.isOpen()).toBe(true)
    return buyer
  }
  const run = (words: string) => {
    const { testApp, peer } = world()
    const { db } = testApp.database
    const facts = { db, now: testApp.clock.now, closing: AbortSignal.timeout(60_000) }
    return ordersCommand({ db, refunds: openRefunds({ ...facts, bot: botSettings(peer) }) }, words.split(' '))
  }
  const expectGivenBack = async ({ orders, orderId, books, isOpen }: StarsBuyer) => {
    const order = (await orders()).find(({ id }) => id === orderId)
    expect(order).toMatchObject({ state: 'refunded', refundedCents: 200 })
    expect(await books(orderId)).toMatchObject({ state: 'refunded', payer: null })
    expect(await isOpen()).toBe(false)
  }
  const freeCode = async () => {
    const { database, clock } = world().testApp
    const code = `FREE-${randomUUID().slice(0, 8)}`
    const limits = { percentOff: 100, maxUses: null, maxUsesPerPerson: null, validUntil: null }
    await createPromoCode({ db: database.db, now: clock.now }, { code, ...limits })
    return code
  }

  it('lock the report when made by command; the next payment opens it', async () => {
    const buyer = await buying()
    expect(await run(`refund ${buyer.orderId}`)).toEqual({
      ok: true,
      words: '100 Stars are back with their payer; the report is locked again.',
    })
    expect(buyer.refundsAsked()).toEqual([
      { user_id: buyer.payer.id, telegram_payment_charge_id: buyer.chargeId },
    ])
    await expectGivenBack(buyer)
    expect(await buyer.history(buyer.orderId)).toEqual(['paid: opened', 'refunded: locked'])
    expect((await buyer.payment()).data).toMatchObject({ isUnlocked: false, order: 'refunded' })
    const { data } = await buyer.checkout()
    await buyer.pay(buyer.invoiceAt(data.checkoutUrl))
    expect(await buyer.isOpen()).toBe(true)
  })

  it('are made only once by a repeated command', async () => {
    const buyer = await buying()
    await run(`refund ${buyer.orderId}`)
    expect(await run(`refund ${buyer.orderId}`)).toEqual({
      ok: false,
      words: 'These Stars went back before.',
    })
    expect(buyer.refundsAsked()).toHaveLength(1)
  })

  it('change nothing while Telegram is unavailable, and succeed on retry', async () => {
    const buyer = await buying()
    world().peer.failNext('refundStarPayment', { error_code: 500, description: 'Internal Server Error' })
    const { ok, words } = await run(`refund ${buyer.orderId}`)
    expect([ok, words]).toEqual([false, expect.stringContaining('nothing has changed')])
    expect(await buyer.isOpen()).toBe(true)
    expect((await run(`refund ${buyer.orderId}`)).ok).toBe(true)
    await expectGivenBack(buyer)
  })

  it('are not made by command without a payment', async () => {
    const buyer = await paying()
    expect((await run(`refund ${buyer.orderId}`)).words).toContain('Nobody has paid this order')
    expect((await run(`refund ${randomUUID()}`)).words).toContain('No order in Stars')
    const { db } = world().testApp.database
    const without = await ordersCommand({ db, refunds: null }, ['refund', buyer.orderId])
    expect(without).toEqual({ ok: false, words: expect.stringContaining('TELEGRAM_BOT_TOKEN') })
    expect(buyer.refundsAsked()).toEqual([])
  })

  it('also lock the report once when made by Telegram, and the payer is told', async () => {
    const buyer = await buying()
    await Promise.all(Array.from({ length: 5 }, () => buyer.refund(buyer.paid)))
    await expectGivenBack(buyer)
    expect(await buyer.history(buyer.orderId)).toEqual(['paid: opened', 'refunded: locked'])
    expect(buyer.told()).toEqual([told.opened, told.refunded({ stars: 100 })])
  })

  it('hold when they arrive before the payment', async () => {
    const buyer = await paying()
    await buyer.refund(buyer.paid)
    await buyer.pay(buyer.paid)
    await expectGivenBack(buyer)
    expect(buyer.refundsAsked()).toEqual([])
  })

  it('hold even if the checkout had already closed', async () => {
    const buyer = await paying()
    await buyer.guest.checkout(buyer.assessmentId)
    await buyer.refund(buyer.paid)
    await buyer.pay(buyer.paid)
    await expectGivenBack(buyer)
    expect(buyer.refundsAsked()).toEqual([])
  })

  it('are made for another payment of a refunded invoice', async () => {
    const buyer = await buying()
    await buyer.refund(buyer.paid)
    const second = { ...buyer.invoice, chargeId: `charge-${randomUUID()}` }
    await buyer.pay(second)
    expect(buyer.refundsAsked().map(asked => asked.telegram_payment_charge_id)).toEqual([second.chargeId])
    expect(buyer.told().at(-1)).toBe(told.givenBack({ stars: 100 }))
  })

  it('are made for a second payment of the same invoice: the first counts, and the payer is told', async () => {
    const buyer = await buying()
    const second = { ...buyer.invoice, chargeId: `charge-${randomUUID()}` }
    expect(await buyer.pay(second)).toBe(200)
    expect(buyer.refundsAsked().map(asked => asked.telegram_payment_charge_id)).toEqual([second.chargeId])
    expect(buyer.told()).toEqual([told.opened, told.givenBack({ stars: 100 })])
    expect(await buyer.books(buyer.orderId)).toMatchObject({ state: 'paid', chargeId: buyer.chargeId })
    await buyer.refund(second)
    expect(await buyer.isOpen()).toBe(true)
  })

  it('are made when a promo code opened the report first, which stays open', async () => {
    const buyer = await paying()
    await buyer.guest.redeem(buyer.assessmentId, await freeCode())
    expect((await buyer.orders()).map(({ state }) => state)).toEqual(['cancelled'])
    await buyer.pay(buyer.paid)
    expect(buyer.refundsAsked()).toHaveLength(1)
    expect(await buyer.history(buyer.orderId)).toEqual([
      ...['cancelled: unchanged', 'paid: unchanged', 'refunded: unchanged'],
    ])
    expect(await buyer.isOpen()).toBe(true)
  })

  it('are not made when the checkout closed during payment: the report opens', async () => {
    const buyer = await paying()
    await buyer.guest.checkout(buyer.assessmentId)
    expect((await buyer.orders()).find(({ id }) => id === buyer.orderId)?.state).toBe('expired')
    await buyer.pay(buyer.paid)
    expect(await buyer.isOpen()).toBe(true)
    expect(buyer.refundsAsked()).toEqual([])
  })

  it('are retried with Telegram’s repeated update', async () => {
    const buyer = await buying()
    const second = { ...buyer.invoice, chargeId: `charge-${randomUUID()}` }
    world().peer.failNext('refundStarPayment', { error_code: 502, description: 'Bad Gateway' })
    expect(await buyer.pay(second)).toBe(500)
    expect(await buyer.pay(second)).toBe(200)
    expect(buyer.told()).toEqual([told.opened, told.givenBack({ stars: 100 })])
  })

  it('are logged when they fail for good, and the payer learns where to write', async () => {
    const buyer = await buying()
    const second = { ...buyer.invoice, chargeId: `charge-${randomUUID()}` }
    const failure = { error_code: 400, description: 'Bad Request: CHARGE_NOT_FOUND' }
    world().peer.failNext('refundStarPayment', failure)
    expect(await buyer.pay(second)).toBe(200)
    expect(buyer.told()).toEqual([told.opened, told.stuck])
    expect(world().testApp.logged.join('')).toContain(second.chargeId)
  })

  it('are made for an erased report, and keep no payer id', async () => {
    const buyer = await paying()
    await actor(withoutCookies(world().testApp), buyer.guest.userIdentifier).erase()
    await buyer.pay(buyer.paid)
    expect(buyer.refundsAsked()).toHaveLength(1)
    expect(await buyer.books(buyer.orderId)).toMatchObject({ state: 'refunded', payer: null })
  })

  it('are not made for a repeated update about a report that was opened and then erased', async () => {
    const buyer = await buying()
    await actor(withoutCookies(world().testApp), buyer.guest.userIdentifier).erase()
    expect(await buyer.books(buyer.orderId)).toMatchObject({ state: 'paid', payer: null })
    await buyer.pay(buyer.paid)
    expect(buyer.refundsAsked()).toEqual([])
    expect((await run(`refund ${buyer.orderId}`)).words).toContain('erased')
  })
})
