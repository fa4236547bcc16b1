import { describe, expect, it } from 'vitest'
import { parseConfig } from './config.ts'
import { isTrial } from './trial.ts'

const database = { DATABASE_URL: 'postgres://db.example.org/lithe' }
const forOthers = { ...database, EMAIL_SIGN_IN: 'off', TRUST_PROXY: '1' }
const botToken = '123456:thirty-letters-of-a-bots-token'
const read = (environment: Record<string, string>) => {
  const parsed = parseConfig(environment)
  if (!parsed.ok) throw new Error(parsed.problems.join())
  const { sandbox, publicConfig, showsMails } = parsed.config
  return { ...sandbox, mails: showsMails, pays: publicConfig.payments, support: publicConfig.supportEmail }
}

const everything = {
  bot: true,
  google: true,
  mails: true,
  pays: 'sandbox',
  support: 'support@sandbox.invalid',
}
const nothing = { bot: false, google: false, mails: false, pays: 'off', support: null }

describe('stand-ins for external services', () => {
  it.each([
    ['on a bare clone', {}],
    ['in a home network', { HOST: '0.0.0.0', NODE_ENV: 'development' }],
    ['with one’s own PostgreSQL', database],
    ['with empty settings', { NODE_ENV: '', PUBLIC_URL: '', ALLOWED_HOSTS: '', DATABASE_URL: '', TRIAL: '' }],
  ])('are all enabled %s', (_where, environment) => {
    expect(isTrial(environment)).toBe(true)
    expect(read(environment)).toEqual(everything)
  })

  it.each([
    ['in production', { ...database, NODE_ENV: 'production', EMAIL_SIGN_IN: 'off' }],
    ['at a public URL', { ...forOthers, PUBLIC_URL: 'https://lithe.example.org' }],
    ['under an extra host name', { ...forOthers, ALLOWED_HOSTS: 'lithe.example.org' }],
    [
      'at a public URL with NODE_ENV=test',
      { ...forOthers, PUBLIC_URL: 'https://lithe.example.org', NODE_ENV: 'test' },
    ],
    ['behind a tunnel', { TRIAL: 'on', PUBLIC_URL: 'https://lithe.example.org' }],
    ['in a trial for others without a URL', { TRIAL: 'on' }],
  ])('are disabled %s', (_where, environment) => {
    expect(isTrial(environment)).toBe(false)
    expect(read(environment)).toEqual(nothing)
  })

  it('stay off at a public URL without NODE_ENV: no codes in the log, no metrics, no API docs', () => {
    for (const address of [
      { PUBLIC_URL: 'https://lithe.example.org' },
      { ALLOWED_HOSTS: 'lithe.example.org' },
    ]) {
      const parsed = parseConfig({ ...forOthers, ...address })
      expect(parsed).toMatchObject({
        config: { isProduction: true, shownToAnybody: { metrics: false, apiDocs: false } },
      })
      const unmailed = parseConfig({ ...forOthers, ...address, EMAIL_SIGN_IN: 'on' })
      expect(unmailed).toEqual({ ok: false, problems: [expect.stringMatching(/^SMTP_URL is not set/)] })
    }
  })

  it('stay off at a public URL with the payment sandbox', () => {
    const chosen = { TRIAL: 'on', PUBLIC_URL: 'https://lithe.example.org', PAYMENTS: 'sandbox' }
    expect(read(chosen)).toEqual({ ...nothing, pays: 'sandbox' })
  })

  it.each([
    [{ TELEGRAM_BOT_TOKEN: botToken }, { bot: false }],
    [{ TELEGRAM_BOT_URL: 'https://t.me/lithe_bot' }, { bot: false }],
    [{ GOOGLE_CLIENT_ID: '1-a.apps.googleusercontent.com' }, { google: false }],
    [{ SUPPORT_EMAIL: 'help@example.org' }, { support: 'help@example.org' }],
    [{ SMTP_URL: 'smtp://mail.example.org' }, { google: false, mails: false }],
    [{ PAYMENTS: 'off' }, { google: false, mails: false, pays: 'off' }],
  ])('give way to real settings: %j', (environment, instead) => {
    expect(read(environment)).toEqual({ ...everything, ...instead })
  })
})
