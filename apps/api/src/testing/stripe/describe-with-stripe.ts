import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe } from 'vitest'
import { assessments } from '../../ground/db/schema/assessments.ts'
import { orders } from '../../ground/db/schema/orders.ts'
import { stripeWebhookPath } from '../../money/stripe/open-stripe.ts'
import { openTestPostgres } from '../open-test-postgres.ts'
import { reportedGuest } from '../reported-guest.ts'
import { makeTestApp, publicTestConfig, type TestApp } from '../test-app.ts'
import { newMessage, type StripeMessage, signatureOf } from './signed-event.ts'
import { openStripePeer, peerKey, type StripePeer } from './stripe-peer.ts'

export const webhookSecret = 'whsec_of_this_test_run'

type Signing = { secret?: string; signedAt?: Date; headers?: Record<string, string> }

export type StripeWorld = { testApp: TestApp; peer: StripePeer }

/** Ample for a busy machine; tests of an outage use less. */
const usualPatienceMs = 10_000

const openWorld = async (patienceMs: number): Promise<StripeWorld> => {
  const peer = await openStripePeer()
  const testApp = await makeTestApp(await openTestPostgres(), {
    publicConfig: { ...publicTestConfig, payments: 'stripe' },
    stripe: { secretKey: peerKey, webhookSecret, apiUrl: peer.url, patienceMs },
  })
  return { testApp, peer }
}

/** Runs tests with Stripe's real library against the stand-in. */
export const describeWithStripe = (
  subject: string,
  define: (world: () => StripeWorld) => void,
  patienceMs = usualPatienceMs,
) =>
  describe(subject, () => {
    let opened: StripeWorld | undefined
    const world = () => {
      if (!opened) throw new Error('the peer starts before the first test')
      return opened
    }
    beforeAll(async () => {
      opened = await openWorld(patienceMs)
    }, 60_000)
    afterEach(() => world().peer.setHealth('well'))
    afterAll(async () => {
      await opened?.testApp.close()
      await opened?.peer.close()
    })
    define(world)
  })

/** Delivers an event as Stripe's servers would. */
export const deliver = (
  { testApp: { app, clock } }: StripeWorld,
  message: StripeMessage,
  { secret = webhookSecret, signedAt = clock.now, headers = {} }: Signing = {},
) =>
  app.inject({
    method: 'POST',
    url: stripeWebhookPath,
    headers: {
      'content-type': 'application/json',
      'stripe-signature': signatureOf(message, secret, signedAt),
      ...headers,
    },
    payload: message.payload,
  })

/** Brings a person to Stripe's page for their report; returns all that is observable afterwards. */
export async function newBuyer(world: StripeWorld) {
  const { testApp, peer } = world
  const { guest, assessmentId } = await reportedGuest(testApp)
  const { data } = await guest.checkout(assessmentId)
  const sessionId = new URL(data.checkoutUrl).pathname.split('/').at(-1) ?? ''
  const { db } = testApp.database
  const message = (type: string) => newMessage(peer.books, type, sessionId)
  const comeBack = (rest = '') => {
    const orderId = peer.books.session(sessionId).params.client_reference_id
    return testApp.app.inject({ url: `/api/lithe/checkout-return/${orderId}${rest}` })
  }
  return {
    guest,
    assessmentId,
    sessionId,
    message,
    comeBack,
    /** Makes Stripe report the session's current state. */
    tell: (type: string, signing?: Signing) => deliver(world, message(type), signing),
    orders: () => db.select().from(orders).where(eq(orders.assessmentId, assessmentId)),
    async unlock() {
      const [row] = await db.select().from(assessments).where(eq(assessments.id, assessmentId))
      return row && { reason: row.unlockReason, source: row.unlockSource }
    },
    isOpen: async () => (await guest.read(assessmentId)).data.fullReportData !== null,
  }
}
export type Buyer = Awaited<ReturnType<typeof newBuyer>>
