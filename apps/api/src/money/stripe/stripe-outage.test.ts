import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { orders } from '../../ground/db/schema/orders.ts'
import { reportedGuest } from '../../testing/reported-guest.ts'
import { deliver, describeWithStripe, newBuyer } from '../../testing/stripe/describe-with-stripe.ts'

const patienceMs = 600

describeWithStripe(
  'during a Stripe outage',
  world => {
    const sessionsFor = async (assessmentId: string) => {
      const { database } = world().testApp
      const found = await database.db.select().from(orders).where(eq(orders.assessmentId, assessmentId))
      const ids = found.map(({ id }) => id)
      const sessions = [...world().peer.books.sessions.values()]
      return {
        orders: found,
        sessions: sessions.filter(({ params }) => ids.includes(String(params.client_reference_id))),
      }
    }

    it.each(['silent', 'hangs-up', 'broken', 'broken-for-the-key', 'answer-lost'] as const)(
      'a person gets an error, can retry, and gets exactly one order: %s',
      async health => {
        const { testApp, peer } = world()
        const { guest, assessmentId } = await reportedGuest(testApp)
        peer.setHealth(health)
        for (const _try of [1, 2]) {
          const failed = await guest.checkout(assessmentId)
          expect([failed.status, failed.error]).toEqual([503, 'unavailable'])
          expect((await guest.payment(assessmentId)).data).toMatchObject({ order: 'open', isUnlocked: false })
          testApp.wait(15_000)
        }
        peer.setHealth('well')
        const { data } = await guest.checkout(assessmentId)
        const kept = await sessionsFor(assessmentId)
        expect(kept.orders).toHaveLength(1)
        expect(kept.sessions).toHaveLength(1)
        const [session] = kept.sessions
        expect(data.checkoutUrl).toContain(session?.id)
        peer.books.pay(session?.id ?? '')
        expect((await guest.payment(assessmentId)).data).toMatchObject({ order: 'paid', isUnlocked: true })
      },
      20_000,
    )

    it('an event is rejected so that Stripe retries it, and the payment is not lost', async () => {
      const buyer = await newBuyer(world())
      const { peer } = world()
      peer.books.pay(buyer.sessionId)
      const message = buyer.message('checkout.session.completed')
      peer.setHealth('broken')
      expect((await deliver(world(), message)).statusCode).toBe(503)
      expect((await buyer.comeBack()).statusCode).toBe(303)
      expect(await buyer.isOpen()).toBe(false)
      peer.setHealth('well')
      expect((await deliver(world(), message)).statusCode).toBe(200)
      expect(await buyer.isOpen()).toBe(true)
    })

    it('a person who cancels is redirected, and their checkout is closed once Stripe is back', async () => {
      const buyer = await newBuyer(world())
      const { peer } = world()
      peer.setHealth('broken')
      expect((await buyer.comeBack('/cancelled')).statusCode).toBe(303)
      peer.setHealth('well')
      expect((await buyer.guest.payment(buyer.assessmentId)).data.order).toBe('cancelled')
      expect(peer.books.session(buyer.sessionId).status).toBe('expired')
    })

    it('the log reports that Stripe failed, and nothing about a person', async () => {
      const { testApp, peer } = world()
      const { guest, assessmentId } = await reportedGuest(testApp)
      peer.setHealth('broken')
      testApp.logged.length = 0
      await guest.checkout(assessmentId)
      const lines = testApp.logged.join('')
      expect(lines).toContain('Stripe did not do what it was asked')
      expect(lines).toContain('"status":500')
      expect(lines).toContain('"requestId":"req_test"')
      for (const secret of [assessmentId, guest.userIdentifier, 'sk_test'])
        expect(lines).not.toContain(secret)
    })
  },
  patienceMs,
)
