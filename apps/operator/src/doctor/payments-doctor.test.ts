import { handledEvents } from '@lithe/api/stripe/receive-event'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openStripePeer, peerKey, type StripePeer } from '../../../api/src/testing/stripe/stripe-peer.ts'
import { paymentsDoctor } from './payments-doctor.ts'

describe('npm run ops -- payments-doctor', () => {
  let peer: StripePeer
  beforeAll(async () => {
    peer = await openStripePeer()
  })
  beforeEach(() => {
    peer.setHealth('well')
    peer.books.webhooks.length = 0
  })
  afterAll(() => peer.close())

  const settings = (more: Record<string, string> = {}) => ({
    PAYMENTS: 'stripe',
    STRIPE_SECRET_KEY: peerKey,
    STRIPE_WEBHOOK_SECRET: 'whsec_1',
    STRIPE_API_URL: peer.url,
    ...more,
  })
  const hook = (enabled_events: readonly string[]) => ({
    id: 'we_1',
    object: 'webhook_endpoint',
    status: 'enabled',
    enabled_events,
    url: 'https://lithe.example.org/api/lithe/webhooks/stripe',
  })

  it('finds nothing wrong when everything is in place, and changes nothing at Stripe', async () => {
    peer.books.webhooks.push(hook(handledEvents))
    const mail = { SMTP_URL: 'smtp://mail.example.org', TRUST_PROXY: '10.0.0.0/8' }
    const { ok, words } = await paymentsDoctor(settings({ ...mail, RETURN_ORIGINS: 'https://a.example.org' }))
    expect(ok).toBe(true)
    expect(words).not.toContain('WRONG')
    for (const told of [
      'a test one',
      'takes the key',
      'lead back to',
      'a.example.org',
      'everything that matters',
    ])
      expect(words).toContain(told)
    expect(peer.asked.every(({ method }) => method === 'GET')).toBe(true)
  })

  it.each([
    ['a key Stripe does not know', { STRIPE_SECRET_KEY: 'sk_test_wrong' }, 'does not know the key'],
    [
      'a test key in production',
      {
        NODE_ENV: 'production',
        DATABASE_URL: 'postgres://db.example.org/lithe',
        SMTP_URL: 'smtp://mail.example.org',
      },
      'NODE_ENV says production',
    ],
    ['a key of another shape', { STRIPE_SECRET_KEY: 'pk_test_1' }, 'STRIPE_SECRET_KEY is a secret key'],
    ['no webhook secret', { STRIPE_WEBHOOK_SECRET: '' }, 'needs STRIPE_WEBHOOK_SECRET'],
    ['a secret of another shape', { STRIPE_WEBHOOK_SECRET: 'secret' }, 'whsec_'],
    ['a live key for another API URL', { STRIPE_SECRET_KEY: 'sk_live_1' }, 'with a test key only'],
  ])('reports %s', async (_case, more, told) => {
    peer.books.webhooks.push(hook(['*']))
    const { ok, words } = await paymentsDoctor(settings(more))
    expect(ok).toBe(false)
    expect(words).toMatch(/^WRONG /m)
    expect(words).toContain(told)
    for (const secret of ['sk_test_wrong', 'pk_test_1', 'sk_live_1', peerKey, 'whsec_1'])
      expect(words).not.toContain(secret)
  })

  it('reports that Stripe is unreachable', async () => {
    peer.setHealth('hangs-up')
    expect(await paymentsDoctor(settings())).toEqual({
      ok: false,
      words: expect.stringContaining('Stripe cannot be reached from this machine'),
    })
  })

  it('reports a missing webhook, or a webhook’s missing events', async () => {
    expect((await paymentsDoctor(settings())).words).toContain('No webhook at Stripe leads to')
    peer.books.webhooks.push(hook(handledEvents.filter(event => event !== 'charge.refunded')))
    const { ok, words } = await paymentsDoctor(settings())
    expect([ok, words.includes('of charge.refunded; add')]).toEqual([false, true])
  })

  it.each([
    [{}, 'The sandbox plays'],
    [{ PAYMENTS: 'off' }, 'Nobody can pay'],
  ])('explains how to take payments with %j', async (environment, told) => {
    const { ok, words } = await paymentsDoctor(environment)
    expect(ok).toBe(true)
    for (const part of [told, 'STRIPE_SECRET_KEY', '/api/lithe/webhooks/stripe', ...handledEvents])
      expect(words).toContain(part)
  })
})
