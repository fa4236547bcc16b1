import Stripe from 'stripe'
import { expect, it, vi } from 'vitest'
import { describeWithStripe, newBuyer } from '../../testing/stripe/describe-with-stripe.ts'
import { newId } from '../../testing/stripe/peer-books.ts'
import { peerKey } from '../../testing/stripe/stripe-peer.ts'
import { testPepper } from '../../testing/test-app.ts'
import { askStripe, openStripe } from './open-stripe.ts'
import { readStripeBooks } from './read-stripe-books.ts'

const wrongQuestion = new Stripe.errors.StripeInvalidRequestError({
  type: 'invalid_request_error',
  code: 'parameter_unknown',
  message: 'for rosa@example.org',
  statusCode: 400,
  requestId: 'req_1',
})

describeWithStripe('Stripe’s records', world => {
  const stripe = () =>
    openStripe({ secretKey: peerKey, webhookSecret: '', patienceMs: 10_000, apiUrl: world().peer.url })
  const ofNone = { order: { id: 'none', priceCents: 1 }, pepper: testPepper, warn: () => {} }
  const asOrdered = (sessionId: string) => {
    const { params, amount_total } = world().peer.books.session(sessionId)
    return { ...ofNone, order: { id: String(params.client_reference_id), priceCents: amount_total } }
  }
  const stateOf = async (sessionId: string) =>
    (await readStripeBooks(stripe(), sessionId, asOrdered(sessionId))).state

  it('a won dispute does not hide another, undecided one', async () => {
    const { sessionId } = await newBuyer(world())
    const { books } = world().peer
    books.pay(sessionId)
    books.dispute(sessionId, 'needs_response')
    const [needed] = books.disputes.slice(-1)
    if (!needed) throw new Error('no dispute was kept')
    books.disputes.push({ ...needed, id: newId('du'), status: 'won' })
    expect(await stateOf(sessionId)).toBe('disputed')
    needed.status = 'won'
    expect(await stateOf(sessionId)).toBe('paid')
  })

  it.each([
    ['processing', 'open'],
    ['canceled', 'failed'],
    ['requires_payment_method', 'failed'],
  ])('a delayed payment whose intent is %s counts as %s', async (status, state) => {
    const { sessionId } = await newBuyer(world())
    const { books } = world().peer
    books.payLater(sessionId)
    const { intent } = books.session(sessionId)
    if (!intent) throw new Error('nothing was begun')
    intent.status = status
    expect(await stateOf(sessionId)).toBe(state)
  })

  it('a checkout of another account counts as expired', async () => {
    const entry = await readStripeBooks(stripe(), newId('cs_live'), ofNone)
    expect(entry).toEqual({ state: 'expired', refundedCents: 0, sealedAddress: null })
  })

  it('an invalid request throws instead of settling an order', async () => {
    const asking = stripe()
    vi.spyOn(asking.checkout.sessions, 'retrieve').mockRejectedValue(wrongQuestion)
    await expect(readStripeBooks(asking, newId('cs_test'), ofNone)).rejects.toBe(wrongQuestion)
  })
})

it('our own errors are not mistaken for an outage', async () => {
  const warned: unknown[] = []
  const ask = () => Promise.reject(new TypeError('a bug'))
  await expect(askStripe(facts => warned.push(facts), ask)).rejects.toThrow('a bug')
  expect(warned).toEqual([])
})

it('an outage is logged with code and status, without Stripe’s message', async () => {
  const warned: unknown[] = []
  const asked = await askStripe(
    facts => warned.push(facts),
    () => Promise.reject(wrongQuestion),
  )
  expect(asked).toEqual({ ok: false, reason: 'unavailable' })
  expect(warned).toEqual([
    { type: 'StripeInvalidRequestError', code: 'parameter_unknown', status: 400, requestId: 'req_1' },
  ])
})
