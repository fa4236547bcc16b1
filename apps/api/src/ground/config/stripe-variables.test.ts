import { describe, expect, it } from 'vitest'
import { parseConfig } from './config.ts'

const key = 'sk_test_of_this_test_run'
const live = key.replace('test', 'live')
const secret = 'whsec_of_this_test_run'
const whole = { PAYMENTS: 'stripe', STRIPE_SECRET_KEY: key, STRIPE_WEBHOOK_SECRET: secret }

describe('Stripe settings', () => {
  it('are accepted together', () => {
    expect(parseConfig(whole)).toMatchObject({
      config: {
        publicConfig: { payments: 'stripe' },
        stripe: { secretKey: key, webhookSecret: secret, apiUrl: null, patienceMs: 5000 },
      },
    })
  })

  it.each(['http://localhost:12111', 'http://127.0.0.1:12111', 'https://peer.example.org'])(
    'may send a test key to %s',
    apiUrl => {
      expect(parseConfig({ ...whole, STRIPE_API_URL: apiUrl })).toMatchObject({
        config: { stripe: { apiUrl } },
      })
    },
  )

  it.each([
    [
      'no key',
      { STRIPE_SECRET_KEY: '' },
      /^PAYMENTS is stripe, which needs STRIPE_SECRET_KEY;.*payments-doctor/,
    ],
    ['no secret', { STRIPE_WEBHOOK_SECRET: '' }, /which needs STRIPE_WEBHOOK_SECRET;/],
    [
      'neither',
      { STRIPE_SECRET_KEY: '', STRIPE_WEBHOOK_SECRET: '' },
      /needs STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET;/,
    ],
    ['no payment mode', { PAYMENTS: '' }, /^PAYMENTS is not set/],
    [
      'a key alone beside the sandbox',
      { PAYMENTS: 'sandbox', STRIPE_WEBHOOK_SECRET: '' },
      /^STRIPE_SECRET_KEY is of no use without STRIPE_WEBHOOK_SECRET/,
    ],
    [
      'a key for browsers',
      { STRIPE_SECRET_KEY: 'pk_test_1' },
      /^STRIPE_SECRET_KEY is a secret key of Stripe/,
    ],
    ['a webhook id', { STRIPE_WEBHOOK_SECRET: 'we_1' }, /^STRIPE_WEBHOOK_SECRET is the signing secret/],
    [
      'plain HTTP to another host',
      { STRIPE_API_URL: 'http://peer.example.org' },
      /^STRIPE_API_URL is an https/,
    ],
    [
      'a live key for another host',
      { STRIPE_SECRET_KEY: live, STRIPE_API_URL: 'https://peer.example.org' },
      /^STRIPE_API_URL goes with a test key only/,
    ],
  ])('are refused with a remedy and no secret revealed: %s', (_case, change, problem) => {
    const parsed = parseConfig({ ...whole, ...change })
    const problems = parsed.ok ? [] : parsed.problems
    expect(problems).toEqual([expect.stringMatching(problem)])
    for (const value of [key, live, secret, 'pk_test_1', 'we_1', 'peer.example'])
      expect(problems.join()).not.toContain(value)
  })

  it('may be present while the sandbox is selected', () => {
    expect(parseConfig({ ...whole, PAYMENTS: 'sandbox' })).toMatchObject({
      config: { publicConfig: { payments: 'sandbox' } },
    })
  })
})
