import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { stripeCheckouts } from '../ground/db/schema/checkouts.ts'
import { orders } from '../ground/db/schema/orders.ts'
import { describeWithStripe, newBuyer } from '../testing/stripe/describe-with-stripe.ts'
import { actor, withoutCookies } from './testing/actor.ts'

describeWithStripe('erasing a person who is on Stripe’s page', world => {
  const buying = async () => {
    const { testApp, peer } = world()
    const { guest, sessionId, comeBack } = await newBuyer(world())
    const { db } = testApp.database
    return {
      comeBack,
      erase: () => actor(withoutCookies(testApp), guest.userIdentifier).erase(),
      session: () => peer.books.session(sessionId),
      async order() {
        const [order] = await db.select().from(orders).where(eq(orders.checkoutId, sessionId))
        return order
      },
      waysBack: () => db.$count(stripeCheckouts),
    }
  }

  it('closes the Stripe page, so that nothing erased is paid for', async () => {
    const { erase, session, order, waysBack, comeBack } = await buying()
    expect((await erase()).status).toBe(200)
    expect(session().status).toBe('expired')
    expect(await order()).toMatchObject({ state: 'cancelled', assessmentId: null })
    expect(await waysBack()).toBe(0)
    expect((await comeBack()).headers.location).toBe('/')
  })

  it('does not wait for an unresponsive Stripe, and records that the page must be closed', async () => {
    const { erase, session, order } = await buying()
    world().peer.setHealth('hangs-up')
    expect((await erase()).status).toBe(200)
    expect(await order()).toMatchObject({
      state: 'open',
      assessmentId: null,
      cancelAskedAt: world().testApp.clock.now,
    })
    world().peer.setHealth('well')
    expect(session().status).toBe('open')
  })
})
