import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { assessments } from '../../ground/db/schema/assessments.ts'
import { sandboxCheckouts } from '../../ground/db/schema/checkouts.ts'
import { orders } from '../../ground/db/schema/orders.ts'
import { cashiers } from '../../ground/ports/payments.ts'
import { describeWithApp } from '../../testing/describe-with-app.ts'
import { markOf } from '../../testing/read-by-others.ts'
import { reportedGuest } from '../../testing/reported-guest.ts'
import { everyWord } from '../../testing/test-app.ts'
import { fulfilCheckout } from '../fulfil-checkout.ts'
import { sandboxPayments } from './sandbox-payments.ts'

const ordered = { id: 'an order', priceCents: 1 }

const { sandbox: told } = everyWord.en.checkout

describeWithApp('the sandbox', testApp => {
  const begun = async () => {
    const { guest, assessmentId } = await reportedGuest(testApp())
    const { data } = await guest.checkout(assessmentId)
    const path = new URL(data.checkoutUrl).pathname
    return {
      guest,
      assessmentId,
      path,
      checkoutId: path.split('/').at(-1) ?? '',
      press: (answer: string) =>
        testApp().app.inject({
          method: 'POST',
          url: `${path}/${answer}`,
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
          payload: '',
        }),
      open: () => testApp().app.inject({ url: path }),
      order: async () => {
        const found = await testApp()
          .database.db.select()
          .from(orders)
          .where(eq(orders.assessmentId, assessmentId))
        expect(found).toHaveLength(1)
        return found[0]
      },
      assessment: async () => {
        const { db } = testApp().database
        const [row] = await db.select().from(assessments).where(eq(assessments.id, assessmentId))
        return row
      },
    }
  }

  it('is marked as a test, runs no script and loads only our typefaces', async () => {
    const { open, path } = await begun()
    const page = await open()
    expect([page.statusCode, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
    expect(page.body).toContain(told.noMoney)
    expect(page.body).toContain(told.pay({ amount: '$2.00' }))
    const pressed = [...page.body.matchAll(/action="([^"]+)"/g)].map(([, address]) => address)
    expect(pressed).toEqual(['pay', 'decline', 'cancel'].map(answer => `${path}/${answer}`))
    expect(page.body.indexOf('class="main"')).toBeLessThan(page.body.indexOf('class="quiet"'))
    expect(page.body).toContain('class="main"')
    expect(page.body).not.toMatch(/<script|https?:\/\//)
    const policy = String(page.headers['content-security-policy'])
    expect(policy).toMatch(
      /^default-src 'none';style-src 'sha256-[\w+/=]+';font-src 'self';form-action 'self' http:\/\/localhost;/,
    )
  })

  it('uses the reader’s language, even for an unknown checkout', async () => {
    const { path } = await begun()
    for (const url of [path, `${path}0`]) {
      const headers = { 'accept-language': 'tlh, ar-XB;q=0.9, en;q=0.5' }
      const page = await testApp().app.inject({ url, headers })
      expect(markOf(page.body)).toEqual(['ar-XB', 'rtl'])
    }
  })

  it('opens the report once paid, and records which order did it', async () => {
    const { press, order, assessment, guest, assessmentId } = await begun()
    expect((await guest.read(assessmentId)).data.fullReportData).toBeNull()
    const paid = await press('pay')
    expect([paid.statusCode, paid.headers.location]).toEqual([
      303,
      `http://localhost/assessment/report/${assessmentId}`,
    ])
    const settled = await order()
    expect(settled).toMatchObject({ state: 'paid', settledAt: testApp().clock.now })
    expect(await assessment()).toMatchObject({
      unlockReason: 'order',
      unlockSource: settled?.id,
      unlockedAt: testApp().clock.now,
    })
    expect((await guest.read(assessmentId)).data.fullReportData).not.toBeNull()
    expect((await guest.payment(assessmentId)).data).toMatchObject({ isUnlocked: true, order: 'paid' })
    expect((await guest.checkout(assessmentId)).error).toBe('already-unlocked')
  })

  it('keeps the report locked after cancelling, and a new checkout can be paid', async () => {
    const { press, order, guest, assessmentId } = await begun()
    expect((await press('cancel')).headers.location).toContain(assessmentId)
    expect(await order()).toMatchObject({ state: 'cancelled' })
    expect((await press('pay')).statusCode).toBe(303)
    expect((await guest.payment(assessmentId)).data).toMatchObject({ isUnlocked: false, order: 'cancelled' })
    const again = new URL((await guest.checkout(assessmentId)).data.checkoutUrl).pathname
    await testApp().app.inject({ method: 'POST', url: `${again}/pay` })
    expect((await guest.payment(assessmentId)).data).toMatchObject({ isUnlocked: true, order: 'paid' })
  })

  it('reports a declined card, charges nothing, and allows another attempt', async () => {
    const { press, open, order, guest, assessmentId } = await begun()
    expect((await open()).body).not.toContain('declined</h2>')
    const declined = await press('decline')
    expect(declined.statusCode).toBe(303)
    expect((await open()).body).toContain('The card was declined')
    expect(await order()).toMatchObject({ state: 'open' })
    expect((await guest.payment(assessmentId)).data.isUnlocked).toBe(false)
    await press('pay')
    expect(await order()).toMatchObject({ state: 'paid' })
  })

  it('accepts one payment from any number of concurrent taps and notifications', async () => {
    const { press, open, order, assessment, checkoutId } = await begun()
    const { database, clock } = testApp()
    const counted: string[] = []
    await Promise.all([...Array.from({ length: 5 }, () => press('pay')), open(), open()])
    const first = await assessment()
    clock.now = new Date(clock.now.getTime() + 60_000)
    const usual = sandboxPayments({ db: database.db, now: () => clock.now })
    const payments = cashiers({ usual, inMessenger: null, settling: [] })
    const context = { db: database.db, now: clock.now, payments, count: (what: string) => counted.push(what) }
    const states = await Promise.all(Array.from({ length: 10 }, () => fulfilCheckout(context, checkoutId)))
    expect(states).toEqual(Array(10).fill({ ok: true, data: 'paid' }))
    expect(counted).toEqual([])
    expect(await assessment()).toEqual(first)
    expect((await order())?.settledAt).toEqual(first?.unlockedAt)
  })

  it('refunds only a payment, and only once', async () => {
    const { press, order, checkoutId } = await begun()
    const { database, clock } = testApp()
    const usual = sandboxPayments({ db: database.db, now: () => clock.now })
    await usual.refund?.(checkoutId)
    expect(await usual.readBooks(checkoutId, ordered)).toMatchObject({
      data: { state: 'open', refundedCents: 0 },
    })
    await press('pay')
    expect(await order()).toMatchObject({ state: 'paid' })
    for (let time = 0; time < 2; time++) await usual.refund?.(checkoutId)
    expect(await usual.readBooks(checkoutId, ordered)).toMatchObject({
      data: { state: 'refunded', refundedCents: 200 },
    })
  })

  it('recovers a lost payment notification when the payment is read', async () => {
    const { checkoutId, guest, assessmentId } = await begun()
    const { db } = testApp().database
    await db.update(sandboxCheckouts).set({ state: 'paid' }).where(eq(sandboxCheckouts.id, checkoutId))
    expect((await guest.read(assessmentId)).data.isAssessmentUnlocked).toBe(false)
    expect((await guest.payment(assessmentId)).data).toMatchObject({ isUnlocked: true, order: 'paid' })
    expect((await guest.read(assessmentId)).data.isAssessmentUnlocked).toBe(true)
  })

  it('refuses payment on an expired page', async () => {
    const { press, order, guest, assessmentId } = await begun()
    testApp().wait(48 * 60 * 60 * 1000)
    await press('pay')
    expect(await order()).toMatchObject({ state: 'expired' })
    expect((await guest.payment(assessmentId)).data.isUnlocked).toBe(false)
  })

  it('redirects a reopened page to the success URL once paid, and to the cancel URL once cancelled', async () => {
    const ways = { successUrl: 'http://localhost/paid', cancelUrl: 'http://localhost/turned-back' }
    for (const [answer, place] of [
      ['pay', ways.successUrl],
      ['cancel', ways.cancelUrl],
    ] as const) {
      const { guest, assessmentId } = await reportedGuest(testApp())
      const { data } = await guest.checkout(assessmentId, ways)
      const url = new URL(data.checkoutUrl).pathname
      const pressed = await testApp().app.inject({ method: 'POST', url: `${url}/${answer}` })
      const opened = await testApp().app.inject({ url })
      expect([pressed, opened].map(({ headers }) => headers.location)).toEqual([place, place])
    }
  })

  it('reports an old payment as paid and an unknown one as expired', async () => {
    const { press, checkoutId } = await begun()
    await press('pay')
    const { database, clock } = testApp()
    const later = new Date(clock.now.getTime() + 48 * 60 * 60 * 1000)
    const books = sandboxPayments({ db: database.db, now: () => later })
    expect(await books.readBooks(checkoutId, ordered)).toMatchObject({ data: { state: 'paid' } })
    expect(await books.readBooks(randomUUID(), ordered)).toMatchObject({ data: { state: 'expired' } })
  })

  it('rejects unknown checkouts and actions', async () => {
    const { path, press } = await begun()
    const unknown = await testApp().app.inject({ url: path.replace(/[^/]+$/, randomUUID()) })
    expect([unknown.statusCode, unknown.body.includes('no such payment')]).toEqual([404, true])
    for (const number of ['%00', 'nobody', '%2e', '"']) {
      const none = await testApp().app.inject({ url: path.replace(/[^/]+$/, number) })
      const pressed = await testApp().app.inject({
        url: `${path.replace(/[^/]+$/, number)}/pay`,
        method: 'POST',
      })
      expect([none.statusCode, pressed.statusCode]).toEqual([404, 404])
    }
    expect((await press('give-it-to-me')).statusCode).toBe(400)
  })

  it('keeps the financial record after the report is erased', async () => {
    const { press, assessmentId } = await begun()
    await press('pay')
    const { db } = testApp().database
    const [before] = await db.select().from(orders).where(eq(orders.assessmentId, assessmentId))
    await db.delete(assessments).where(eq(assessments.id, assessmentId))
    const [after] = await db
      .select()
      .from(orders)
      .where(eq(orders.id, before?.id ?? ''))
    expect(after).toMatchObject({ state: 'paid', priceCents: 200, assessmentId: null })
  })
})
