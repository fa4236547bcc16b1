import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { describe, expect, it } from 'vitest'
import { serverArguments } from '../../testing/server-process.ts'
import { parseConfig } from './config.ts'

const database = { DATABASE_URL: 'postgres://db.example.org/lithe' }
const safe = {
  ...database,
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://lithe.example.org',
  SMTP_URL: 'smtp://mail.example.org',
  TRUST_PROXY: '1',
}
const forOthers = { EMAIL_SIGN_IN: 'off', TRUST_PROXY: '1' }
const live = { PAYMENTS: 'stripe', STRIPE_SECRET_KEY: 'sk_live_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' }
const demoKey = { DEMO_UNLOCK_KEY: 'sixteen letters!' }

const problemsOf = (environment: Record<string, string>) => {
  const parsed = parseConfig(environment)
  return parsed.ok ? [] : parsed.problems
}

describe('a server in production', () => {
  it.each([
    ['behind a proxy', safe],
    ['with its own certificate', { ...safe, TRUST_PROXY: '', TLS_CERT_FILE: 'a.pem', TLS_KEY_FILE: 'b.pem' }],
    ['without email', { ...safe, SMTP_URL: '', EMAIL_SIGN_IN: 'off' }],
    ['with live payments', { ...safe, ...live }],
  ])('starts %s', (_how, environment) => {
    expect(problemsOf(environment)).toEqual([])
  })

  it.each([
    ['without mail', { SMTP_URL: '' }, /^SMTP_URL is not set.*set it, or EMAIL_SIGN_IN=off$/],
    [
      'behind an undeclared proxy',
      { TRUST_PROXY: '' },
      /^TRUST_PROXY is not set.*like 1, or set TLS_CERT_FILE/,
    ],
    ['with the sandbox', { PAYMENTS: 'sandbox' }, /^PAYMENTS is sandbox.*set it to stripe or off/],
    ['with a demo key', demoKey, /^DEMO_UNLOCK_KEY .*take it away/],
    ['believing every proxy header', { TRUST_PROXY: 'true' }, /^TRUST_PROXY is how many proxies.*like 1/],
    ['with an unknown NODE_ENV', { NODE_ENV: 'prod' }, /^NODE_ENV is production, development or test$/],
  ])('does not start %s, and says how to fix it', (_how, change, sentence) => {
    expect(problemsOf({ ...safe, ...change })).toEqual([expect.stringMatching(sentence)])
  })
})

const neverEmbedded = /^DATABASE_URL is not set, and .*deploy\/compose\.yaml brings one.*TRIAL=on lets/

it.each([
  ['in production', { ...safe, DATABASE_URL: '' }],
  ['at a public URL', { ...forOthers, PUBLIC_URL: 'https://lithe.example.org' }],
  ['under its own host name', { ...forOthers, ALLOWED_HOSTS: 'lithe.example.org' }],
])('a server %s requires PostgreSQL unless it is declared a trial', (_where, environment) => {
  expect(problemsOf(environment)).toEqual([expect.stringMatching(neverEmbedded)])
  expect(problemsOf({ ...environment, ...database })).toEqual([])
  const trial = parseConfig({ ...environment, TRIAL: 'on' })
  expect(trial).toMatchObject({
    ok: true,
    config: { publicConfig: { payments: 'off' }, showsMails: false, demoUnlockKey: null },
  })
})

it.each(['production', 'development', 'test', ''])(
  'a demo key is refused with live payments and NODE_ENV=%s',
  NODE_ENV => {
    const problems = problemsOf({ ...safe, ...live, ...demoKey, NODE_ENV })
    expect(problems[0]).toMatch(/^DEMO_UNLOCK_KEY opens reports for nothing while real money is taken/)
  },
)

it('a demo key is allowed together with a Stripe test key', () => {
  expect(problemsOf({ ...live, STRIPE_SECRET_KEY: 'sk_test_1', ...demoKey })).toEqual([])
})

it('the real server process prints every problem and exits', async () => {
  const child = spawn(process.execPath, serverArguments, {
    env: { PATH: process.env.PATH, NODE_ENV: 'production', PAYMENTS: 'sandbox', ...demoKey },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let said = ''
  child.stderr.on('data', chunk => {
    said += chunk
  })
  const [code] = await once(child, 'close')
  expect([code, said.trim().split('\n').length]).toEqual([1, 5])
  for (const variable of ['DATABASE_URL', 'SMTP_URL', 'PAYMENTS', 'DEMO_UNLOCK_KEY'])
    expect(said).toContain(`- ${variable}`)
})
