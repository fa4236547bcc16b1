import { and, eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { orderChanges, orders } from './ground/db/schema/orders.ts'
import { hasNoJob } from './ground/jobs/jobs.ts'
import { JobFailed } from './ground/jobs/run-jobs.ts'
import { cashiers } from './ground/ports/payments.ts'
import { createPromoCode } from './money/promo/manage-promo-codes.ts'
import { openStripe } from './money/stripe/open-stripe.ts'
import { stripePayments } from './money/stripe/stripe-payments.ts'
import { refundUnused, settleBooks } from './money-rounds.ts'
import { actor, withoutCookies } from './rights/testing/actor.ts'
import { sendReceipts } from './testing/send-receipts.ts'
import { type Buyer, describeWithStripe, newBuyer } from './testing/stripe/describe-with-stripe.ts'
import { peerKey } from './testing/stripe/stripe-peer.ts'
import { demoUnlockKey, everyWord, testPepper } from './testing/test-app.ts'

const completed = 'checkout.session.completed'

describeWithStripe('a payment that opens nothing', world => {
  const db = () => world().testApp.database.db
  const books = () => world().peer.books
  const counted: string[] = []

  const context = (hoursLater = 0) => {
    const { testApp, peer } = world()
    const now = new Date(testApp.clock.now.getTime() + hoursLater * 60 * 60_000)
    const settings = { secretKey: peerKey, webhookSecret: '', patienceMs: 10_000, apiUrl: peer.url }
    const stripe = openStripe(settings)
    const usual = stripePayments({
      stripe,
      pepper: testPepper,
      db: db(),
      words: everyWord,
      now: () => now,
      warn: () => {},
    })
    const payments = cashiers({ usual, inMessenger: null, settling: [] })
    return { db: db(), now, payments, count: (occurrence: string) => void counted.push(occurrence) }
  }
  const orderOf = async ({ sessionId }: Buyer) => {
    const [order] = await db().select().from(orders).where(eq(orders.checkoutId, sessionId))
    if (!order) throw new Error('no order')
    return order
  }
  const hasJob = async (buyer: Buyer) => {
    const { id } = await orderOf(buyer)
    return (await db().$count(orders, and(eq(orders.id, id), hasNoJob('refund', orders.id)))) === 0
  }
  const refund = async (buyer: Buyer, isLast = false) =>
    refundUnused(context(), { rowId: (await orderOf(buyer)).id, isLast })
  const left = ({ sessionId }: Buyer) => {
    const { amount, amount_refunded } = books().charge(sessionId)
    return amount - amount_refunded
  }
  const redeemFree = async ({ guest, assessmentId }: Buyer) => {
    const code = `FREE-${crypto.randomUUID().slice(0, 8)}`
    const limits = { percentOff: 100, maxUses: null, maxUsesPerPerson: null, validUntil: null }
    await createPromoCode({ db: db(), now: world().testApp.clock.now }, { code, ...limits })
    return guest.redeem(assessmentId, code)
  }
  /** Pays an order while a free code opens its report first. */
  const paidBesideCode = async () => {
    const buyer = await newBuyer(world())
    books().pay(buyer.sessionId)
    // Otherwise redeeming the code would find the payment.
    world().peer.setHealth('broken')
    await redeemFree(buyer)
    world().peer.setHealth('well')
    await buyer.tell(completed)
    expect(await orderOf(buyer)).toMatchObject({ state: 'paid' })
    return buyer
  }

  it('is prevented when a repeated request opens the report', async () => {
    const buyer = await newBuyer(world())
    const [measured] = (await buyer.guest.read(buyer.assessmentId)).data.sessions
    const sent = { strength: measured?.sessionId ?? '' }
    const again = await buyer.guest.generate(sent, { unlocked: true, unlockKey: demoUnlockKey })
    expect(again.data.assessmentId).toBe(buyer.assessmentId)
    expect(await buyer.isOpen()).toBe(true)
    expect(books().session(buyer.sessionId).status).toBe('expired')
    expect(await orderOf(buyer)).toMatchObject({ state: 'cancelled' })
  })

  it('is refunded if a promo code came first; the report stays open and no receipt is sent', async () => {
    const buyer = await paidBesideCode()
    expect(await hasJob(buyer)).toBe(true)
    const mails = world().testApp.mailbox.received.length
    await sendReceipts(world().testApp)
    expect(world().testApp.mailbox.received.length).toBe(mails)
    await refund(buyer)
    expect(left(buyer)).toBe(0)
    expect(await orderOf(buyer)).toMatchObject({ state: 'refunded', refundedCents: 200 })
    expect(await buyer.isOpen()).toBe(true)
  })

  it('is refunded if the person erased themselves during a Stripe outage', async () => {
    const buyer = await newBuyer(world())
    world().peer.setHealth('hangs-up')
    await actor(withoutCookies(world().testApp), buyer.guest.userIdentifier).erase()
    world().peer.setHealth('well')
    books().pay(buyer.sessionId)
    await buyer.tell(completed)
    expect(await orderOf(buyer)).toMatchObject({ state: 'paid', assessmentId: null })
    expect(await hasJob(buyer)).toBe(true)
    await refund(buyer)
    expect(left(buyer)).toBe(0)
    expect(await orderOf(buyer)).toMatchObject({ state: 'refunded' })
  })

  it('is refunded only once, even if a response was lost', async () => {
    const buyer = await paidBesideCode()
    world().peer.setHealth('answer-lost')
    await expect(refund(buyer)).rejects.toThrow(JobFailed)
    world().peer.setHealth('well')
    await Promise.all(Array.from({ length: 5 }, () => refund(buyer)))
    expect([left(buyer), books().charge(buyer.sessionId).amount_refunded]).toEqual([0, 200])
    const changes = await db()
      .select()
      .from(orderChanges)
      .where(eq(orderChanges.orderId, (await orderOf(buyer)).id))
    expect(changes.map(({ state }) => state)).toEqual(['paid', 'refunded'])
  })

  it('is retried while Stripe is unavailable, and counted when given up', async () => {
    const buyer = await paidBesideCode()
    world().peer.setHealth('broken')
    await expect(refund(buyer)).rejects.toThrow(JobFailed)
    expect(counted).not.toContain('refund-given-up')
    await expect(refund(buyer, true)).rejects.toThrow(JobFailed)
    expect(counted).toContain('refund-given-up')
    world().peer.setHealth('well')
    await refund(buyer)
    expect(left(buyer)).toBe(0)
  })

  it('is left to the bank when disputed; a payment that opened a report is never refunded', async () => {
    const disputed = await paidBesideCode()
    books().dispute(disputed.sessionId, 'needs_response')
    await disputed.tell('charge.dispute.created')
    await refund(disputed)
    expect(await orderOf(disputed)).toMatchObject({ state: 'disputed' })

    const opener = await newBuyer(world())
    books().pay(opener.sessionId)
    await opener.tell(completed)
    expect(await hasJob(opener)).toBe(false)
    await refund(opener)
    expect(left(opener)).toBe(200)
  })

  it('is found by the hourly check if it has no job, unlike a payment that opened a report', async () => {
    const [buyer, opener] = [await newBuyer(world()), await newBuyer(world())]
    books().pay(opener.sessionId)
    await opener.tell(completed)
    const at = world().testApp.clock.now
    const paid = { state: 'paid', paidAt: at, settledAt: at } as const
    await db().update(orders).set(paid).where(eq(orders.checkoutId, buyer.sessionId))
    await settleBooks(context())
    expect([await hasJob(buyer), await hasJob(opener)]).toEqual([true, false])
  })

  it('is prevented by the next hourly check when a page could not be closed at once', async () => {
    const buyer = await newBuyer(world())
    world().peer.setHealth('hangs-up')
    await redeemFree(buyer)
    world().peer.setHealth('well')
    expect(books().session(buyer.sessionId).status).toBe('open')
    await settleBooks(context(1))
    expect(books().session(buyer.sessionId).status).toBe('expired')
  })
})
