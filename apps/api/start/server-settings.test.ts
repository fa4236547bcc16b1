import { describe, expect, it } from 'vitest'
import { greeting } from './greeting.ts'
import { addressOf, serverSettings } from './server-settings.ts'

const added = {
  PORT: '3000',
  HOST: 'localhost',
  DATA_DIR: '/srv/lithe',
  LOG_FORMAT: 'pretty',
  LOG_LEVEL: 'warn',
}
const live = { PAYMENTS: 'stripe', STRIPE_SECRET_KEY: 'sk_live_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' }
const database = { DATABASE_URL: 'postgres://db/lithe' }
const forOthers = { ...database, EMAIL_SIGN_IN: 'off', TRUST_PROXY: '1' }
const production = { ...database, NODE_ENV: 'production', SMTP_URL: 'smtp://mail.example.org' }
const startWith = (given: Record<string, string>, host = 'localhost') =>
  serverSettings(given, { ...added, HOST: host }, () => 'a-demo-key-made-here')

const said = (given: Record<string, string>) => {
  const { parsed } = startWith(given)
  if (!parsed.ok) throw new Error(parsed.problems.join())
  return greeting(parsed.config, { address: 'http://localhost:3000', seconds: 1.84 })
}

describe('npm start', () => {
  it.each([
    ['on a bare clone', {}, true],
    ['with PAYMENTS=sandbox', { PAYMENTS: 'sandbox' }, true],
    ['with live payments', live, false],
    ['with a test key of Stripe', { ...live, STRIPE_SECRET_KEY: 'sk_test_1' }, false],
    ['in production', production, false],
    ['in production with live payments', { ...production, ...live }, false],
    ['at a public URL', { ...forOthers, PUBLIC_URL: 'https://lithe.example.org' }, false],
    ['as a trial for others', { PUBLIC_URL: 'https://lithe.example.org', TRIAL: 'on' }, false],
  ])('creates a demo key only without live payments and only for local use: %s', (_where, given, isMade) => {
    const { added: handedOver, parsed } = startWith(given)
    expect([Boolean(handedOver.DEMO_UNLOCK_KEY), parsed.ok]).toEqual([isMade, true])
    expect(said(given).includes('unlockKey=')).toBe(isMade)
  })

  it('passes on a given key and creates none', () => {
    const { added: handedOver, parsed } = startWith({ DEMO_UNLOCK_KEY: 'sixteen letters!' })
    expect(handedOver.DEMO_UNLOCK_KEY).toBeUndefined()
    expect(parsed).toMatchObject({ config: { demoUnlockKey: 'sixteen letters!' } })
  })

  it.each([
    [{}, ['no money moves', 'in this terminal', '/sandbox/mails', 'stays in /srv/lithe.']],
    [{}, ['chat at http://localhost:3000/sandbox/chat', 'Google is played', 'support@sandbox.invalid']],
    [{ ...production, ...live }, ['Stripe takes real money', 'SMTP_URL']],
    [{ ...live, STRIPE_SECRET_KEY: 'sk_test_1' }, ['test key: no money moves', 'in this terminal.']],
    [production, ['Nobody can pay', 'database of DATABASE_URL']],
    [{ ...database, NODE_ENV: 'production', EMAIL_SIGN_IN: 'off' }, ['Nobody signs in by e-mail']],
  ])('describes the actual setup for %j', (given, words) => {
    for (const word of words) expect(said(given)).toContain(word)
  })

  it.each([production, { ...forOthers, ALLOWED_HOSTS: 'lithe.example.org' }, { TRIAL: 'on' }])(
    'names no stand-in for Telegram, Google or a support address with %j',
    given => {
      expect(said(given)).not.toMatch(/is played|sandbox\.invalid/)
    },
  )

  it.each([
    ['localhost', {}, 'http://localhost:3000'],
    ['0.0.0.0', {}, 'http://localhost:3000'],
    ['192.168.1.20', {}, 'http://192.168.1.20:3000'],
    ['::1', {}, 'http://[::1]:3000'],
    ['localhost', { TLS_CERT_FILE: 'a.pem', TLS_KEY_FILE: 'b.pem' }, 'https://localhost:3000'],
  ])('with HOST=%s and %j, checks readiness at %s', (host, given, address) => {
    expect(addressOf(startWith(given, host).parsed, 3000)).toBe(address)
  })
})
