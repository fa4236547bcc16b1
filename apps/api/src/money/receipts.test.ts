import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { dueReceipts, orders } from '../ground/db/schema/orders.ts'
import type { Mailer } from '../ground/mail/mailers.ts'
import { openPlace } from '../ground/secrets/seal.ts'
import { sendDueReceipts } from '../testing/send-receipts.ts'
import { describeWithStripe, newBuyer } from '../testing/stripe/describe-with-stripe.ts'
import { everyWord, testPepper } from '../testing/test-app.ts'
import { forgetGivenUpReceipts, keepBuyerAddress } from './due-receipts.ts'
import { shortNumber } from './short-number.ts'

const minuteMs = 60_000
const { receipt: told } = everyWord.en.checkout

describeWithStripe('a receipt', world => {
  const counted: string[] = []
  const warned: string[] = []
  const send = (mailer: Mailer = world().testApp.mailbox.mailer) => {
    const { database, clock } = world().testApp
    const seller = { name: 'Lithe & Co', address: '1 High Street, London', taxLine: 'VAT GB123456789' }
    const sender = { supportEmail: 'help@example.org', seller, publicUrl: 'https://lithe.example.org' }
    const facts = { ...sender, pepper: testPepper, words: everyWord, mailer, now: clock.now, db: database.db }
    return sendDueReceipts({
      ...facts,
      count: what => counted.push(what),
      warn: (what, text) => warned.push(`${text} ${JSON.stringify(what)}`),
    })
  }
  const wait = (ms: number) => world().testApp.wait(ms)
  const newAddress = () => `payer.${crypto.randomUUID()}@example.org`
  const mailsTo = (address: string) =>
    world().testApp.mailbox.received.filter(({ to }) => to?.some(one => one.address === address))
  const due = async (address: string) =>
    (await world().testApp.database.db.select().from(dueReceipts)).filter(
      ({ sealedAddress }) => openPlace(testPepper, sealedAddress) === address,
    ).length
  const paid = async (address: string) => {
    const buyer = await newBuyer(world())
    world().peer.books.pay(buyer.sessionId, address)
    await buyer.tell('checkout.session.completed')
    const [order] = await buyer.orders()
    return { buyer, orderId: order?.id ?? '' }
  }
  const unreachable: Mailer = { send: async () => ({ ok: false, reason: 'ECONNREFUSED' }) }

  it('goes once to the email address given to Stripe, which is then deleted', async () => {
    const address = newAddress()
    const { buyer, orderId } = await paid(address)
    expect(await due(address)).toBe(1)
    await Promise.all([send(), send(), send()])
    wait(24 * 60 * minuteMs)
    await send()
    const [mail, ...more] = mailsTo(address)
    expect(more).toEqual([])
    expect(mail?.subject).toBe(`${told.title}: $2.00`)
    expect(mail?.text).toContain(`${told.names.seller}: Lithe & Co`)
    expect(mail?.html).toContain('Lithe &amp; Co')
    for (const content of [mail?.text, mail?.html]) {
      for (const fact of [
        '$2.00',
        '4 May 2026',
        shortNumber(orderId),
        told.bought,
        told.how.stripe,
        'help@example.org',
      ])
        expect(content).toContain(fact)
      for (const fact of [
        '1 High Street, London',
        'VAT GB123456789',
        `https://lithe.example.org/assessment/report/${buyer.assessmentId}`,
      ])
        expect(content).toContain(fact)
      expect(content).not.toContain(orderId)
      // Order, report and tax numbers may contain any two digits.
      const numbers = [shortNumber(orderId), buyer.assessmentId, 'GB123456789']
      const words = numbers.reduce((text, number) => text?.replaceAll(number, ''), content)
      for (const secret of ['Rosa', '63']) expect(words).not.toContain(secret)
    }
    expect(await due(address)).toBe(0)
    const { db } = world().testApp.database
    const [order] = await db.select().from(orders).where(eq(orders.id, orderId))
    expect(order?.receiptSentAt).not.toBeNull()
    expect(JSON.stringify(order)).not.toContain(address)
  })

  it('blocks nothing when it cannot be sent, is retried, and is sent once', async () => {
    const address = newAddress()
    const { buyer } = await paid(address)
    expect(await buyer.isOpen()).toBe(true)
    await send(unreachable)
    await send()
    expect(mailsTo(address)).toEqual([])
    wait(minuteMs)
    await send()
    expect(mailsTo(address)).toHaveLength(1)
    expect(await due(address)).toBe(0)
  })

  it('is given up after ten attempts; its address is later deleted, and the log names only the order', async () => {
    const address = newAddress()
    const { orderId } = await paid(address)
    let tries = 0
    const counting: Mailer = {
      send(mail) {
        if (mail.to === address) tries++
        return unreachable.send(mail)
      },
    }
    for (let time = 0; time < 10; time++) {
      await send(counting)
      wait(minuteMs * 2 ** time)
    }
    expect(tries).toBe(10)
    expect(counted.filter(what => what === 'receipt-given-up')).toHaveLength(1)
    expect(warned.filter(line => line.includes(orderId))).toHaveLength(10)
    const { database, clock } = world().testApp
    await forgetGivenUpReceipts(database.db, new Date(clock.now.getTime() - 1))
    expect(await due(address)).toBe(1)
    await forgetGivenUpReceipts(database.db, new Date(clock.now.getTime() + 1))
    expect(await due(address)).toBe(0)
    expect(warned.join()).not.toContain(address)
  })

  it('waits for payment with the buyer’s address, which an expired checkout deletes', async () => {
    const own = newAddress()
    const buyer = await newBuyer(world())
    const [order] = await buyer.orders()
    const { db } = world().testApp.database
    const whose = { orderId: order?.id ?? '', assessmentId: buyer.assessmentId }
    await keepBuyerAddress({ db, pepper: testPepper }, { ...whose, address: own })
    await send()
    expect(mailsTo(own)).toEqual([])
    world().peer.books.expire(buyer.sessionId)
    await buyer.tell('checkout.session.expired')
    expect(await due(own)).toBe(0)
  })

  it('goes to the buyer’s proven address rather than the one typed at Stripe', async () => {
    const [own, typed] = [newAddress(), newAddress()]
    const buyer = await newBuyer(world())
    const [order] = await buyer.orders()
    const { db } = world().testApp.database
    await keepBuyerAddress(
      { db, pepper: testPepper },
      {
        orderId: order?.id ?? '',
        assessmentId: buyer.assessmentId,
        address: own,
      },
    )
    world().peer.books.pay(buyer.sessionId, typed)
    await buyer.tell('checkout.session.completed')
    await send()
    expect([mailsTo(own).length, mailsTo(typed).length]).toEqual([1, 0])
  })

  it('is not sent for a payment that was already refunded', async () => {
    const address = newAddress()
    const { buyer } = await paid(address)
    world().peer.books.refund(buyer.sessionId, 200)
    await buyer.tell('charge.refunded')
    await send()
    expect(mailsTo(address)).toEqual([])
    expect(await due(address)).toBe(0)
  })
})
