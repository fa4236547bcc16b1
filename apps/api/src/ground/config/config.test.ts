import { describe, expect, it } from 'vitest'
import { parseConfig } from './config.ts'

const database = { DATABASE_URL: 'postgres://db.example.org/lithe' }
/** Production requires mail settings and a declared HTTPS proxy. */
const forOthers = { EMAIL_SIGN_IN: 'off', TRUST_PROXY: '1' }

describe('settings', () => {
  it('all have defaults that work on a bare clone', () => {
    expect(parseConfig({})).toEqual({
      ok: true,
      config: {
        allowedHosts: [],
        bot: null,
        host: 'localhost',
        isProduction: false,
        securityContact: null,
        shownToAnybody: { metrics: true, apiDocs: true },
        port: 3000,
        database: { engine: 'pglite', directory: './data' },
        dataDirectory: './data',
        erasuresFile: 'data/erasures',
        demoUnlockKey: null,
        exerciseFilmsFolder: null,
        googleKeysUrl: 'https://www.googleapis.com/oauth2/v3/certs',
        log: { format: 'json', level: 'info' },
        mail: null,
        publicConfig: {
          playerUrl: '/player/',
          payments: 'sandbox',
          emailSignIn: true,
          googleClientId: null,
          emergencyNumber: '112',
          supportEmail: 'support@sandbox.invalid',
          guestRetentionMonths: 24,
          telegramBotUrl: null,
          telegramCheckout: 'external',
        },
        retiresWorker: false,
        returnPlaces: [],
        sandbox: { bot: true, google: true },
        showsMails: true,
        publicUrl: null,
        seller: { name: null, address: null, taxLine: null },
        signInPepper: null,
        stripe: null,
        telegramBotToken: null,
        tlsFiles: null,
        trustProxy: 0,
      },
    })
  })

  it('are read from each variable; an empty variable counts as unset', () => {
    const parsed = parseConfig({
      ALLOWED_HOSTS: 'lithe.clinic, Desk.local',
      API_DOCS: 'off',
      EMAIL_SIGN_IN: 'off',
      METRICS: 'on',
      NODE_ENV: 'test',
      TRIAL: 'on',
      SECURITY_CONTACT: 'https://example.org/security',
      EMERGENCY_NUMBER: '999',
      GUEST_RETENTION_MONTHS: '36',
      HOST: '0.0.0.0',
      PORT: '8080',
      DATABASE_URL: 'postgres://lithe@db.example.org/lithe',
      DATABASE_DIRECT_URL: 'postgres://lithe-direct@db.example.org/lithe',
      ERASURES_FILE: '/kept/erasures',
      DATA_DIR: '',
      DEMO_UNLOCK_KEY: 'sixteen letters!',
      EXERCISE_FILMS: './films',
      GOOGLE_CLIENT_ID: 'lithe.apps.example.org',
      GOOGLE_KEYS_URL: 'http://127.0.0.1:4599/keys',
      LOG_FORMAT: 'pretty',
      LOG_LEVEL: 'warn',
      MAIL_FROM: 'Lithe <hello@example.org>',
      PAYMENTS: 'off',
      PLAYER_URL: 'https://player.example.org/',
      PUBLIC_URL: 'https://lithe.example.org/',
      SELLER_NAME: 'Lithe & Co',
      SELLER_ADDRESS: '1 High Street',
      SELLER_TAX_LINE: 'VAT GB123456789',
      RETURN_ORIGINS: 'https://one.example.org, http://two.example.org:8080',
      SIGN_IN_PEPPER: 'thirty-two characters or more of it',
      SMTP_URL: 'smtps://lithe:secret@mail.example.org',
      SUPPORT_EMAIL: 'help@example.org',
      TELEGRAM_API_URL: 'http://127.0.0.1:4600',
      TELEGRAM_CHECKOUT: 'stars',
      TELEGRAM_STARS: '150',
      TELEGRAM_WEBHOOK_SECRET: 'sixteen_letters-or-more',
      TELEGRAM_BOT_TOKEN: '123456:thirty-letters-of-a-bots-token',
      TELEGRAM_BOT_URL: 'https://bot.example.org/lithe',
      TLS_CERT_FILE: 'cert.pem',
      TLS_KEY_FILE: 'key.pem',
      TRUST_PROXY: '10.0.0.0/8, ::1',
    })
    expect(parsed).toEqual({
      ok: true,
      config: {
        allowedHosts: ['lithe.clinic', 'desk.local'],
        bot: {
          token: '123456:thirty-letters-of-a-bots-token',
          apiUrl: 'http://127.0.0.1:4600',
          publicUrl: 'https://lithe.example.org',
          webhookSecret: 'sixteen_letters-or-more',
          priceStars: 150,
        },
        host: '0.0.0.0',
        isProduction: false,
        securityContact: 'https://example.org/security',
        shownToAnybody: { metrics: true, apiDocs: false },
        port: 8080,
        database: {
          engine: 'postgres',
          url: 'postgres://lithe@db.example.org/lithe',
          directUrl: 'postgres://lithe-direct@db.example.org/lithe',
        },
        dataDirectory: './data',
        erasuresFile: '/kept/erasures',
        demoUnlockKey: 'sixteen letters!',
        exerciseFilmsFolder: './films',
        googleKeysUrl: 'http://127.0.0.1:4599/keys',
        log: { format: 'pretty', level: 'warn' },
        mail: { url: 'smtps://lithe:secret@mail.example.org', from: 'Lithe <hello@example.org>' },
        publicConfig: {
          playerUrl: 'https://player.example.org/',
          payments: 'off',
          emailSignIn: false,
          googleClientId: 'lithe.apps.example.org',
          emergencyNumber: '999',
          supportEmail: 'help@example.org',
          guestRetentionMonths: 36,
          telegramBotUrl: 'https://bot.example.org/lithe',
          telegramCheckout: 'stars',
        },
        sandbox: { bot: false, google: false },
        retiresWorker: false,
        returnPlaces: [
          'https://one.example.org',
          'http://two.example.org:8080',
          'https://bot.example.org/lithe',
        ],
        showsMails: false,
        publicUrl: 'https://lithe.example.org',
        seller: { name: 'Lithe & Co', address: '1 High Street', taxLine: 'VAT GB123456789' },
        signInPepper: 'thirty-two characters or more of it',
        stripe: null,
        telegramBotToken: '123456:thirty-letters-of-a-bots-token',
        tlsFiles: { cert: 'cert.pem', key: 'key.pem' },
        trustProxy: ['10.0.0.0/8', '::1'],
      },
    })
  })

  it('name every invalid variable, but never its value', () => {
    const wrong = {
      ALLOWED_HOSTS: 'https://lithe.example.org',
      API_DOCS: 'perhaps',
      EMAIL_SIGN_IN: 'yes',
      METRICS: 'no',
      NODE_ENV: 'prod',
      SECURITY_CONTACT: 'the caretaker',
      PORT: '99999',
      TRIAL: 'perhaps',
      DATABASE_URL: 'mysql://root:hunter2@db/lithe',
      DEMO_UNLOCK_KEY: 'short',
      EMERGENCY_NUMBER: 'the neighbour',
      GOOGLE_CLIENT_ID: 'foo',
      GOOGLE_KEYS_URL: 'http://keys.example.org/certs',
      LOG_FORMAT: 'xml',
      LOG_LEVEL: 'loud',
      MAIL_FROM: 'the server',
      PAYMENTS: 'stones',
      PLAYER_URL: '//evil.example.org',
      PUBLIC_URL: 'http://lithe.example.org',
      RETURN_ORIGINS: 'https://one.example.org/path',
      SIGN_IN_PEPPER: 'salt',
      SMTP_URL: 'https://root:hunter3@mail',
      SUPPORT_EMAIL: 'nobody',
      TELEGRAM_API_URL: 'http://api.example.org',
      TELEGRAM_BOT_TOKEN: 'hunter4',
      TELEGRAM_CHECKOUT: 'stones',
      TELEGRAM_STARS: 'many',
      TELEGRAM_WEBHOOK_SECRET: 'hunter5',
      TELEGRAM_BOT_URL: 'http://t.me/x',
      TRUST_PROXY: 'yes please',
      TLS_CERT_FILE: 'cert.pem',
    }
    const parsed = parseConfig(wrong)
    const problems = parsed.ok ? [] : parsed.problems
    expect(problems.map(line => line.split(' ')[0]).sort()).toEqual(Object.keys(wrong).sort())
    for (const value of ['hunter2', 'hunter3', 'hunter4', 'hunter5', 'short', 'evil', 'yes please'])
      expect(problems.join('\n')).not.toContain(value)
  })

  it.each(['many', '-3', '0', '2.5', '10001'])(
    'state the allowed range when TELEGRAM_STARS is %s',
    TELEGRAM_STARS => {
      const problems = ['TELEGRAM_STARS is a whole number from 1 to 10000']
      expect(parseConfig({ TELEGRAM_STARS })).toEqual({ ok: false, problems })
    },
  )

  it.each([
    [{}, 'sandbox'],
    [{ NODE_ENV: 'development', HOST: '0.0.0.0' }, 'sandbox'],
    [{ ...database, NODE_ENV: 'production', EMAIL_SIGN_IN: 'off' }, 'off'],
    [{ ...database, NODE_ENV: 'production', EMAIL_SIGN_IN: 'off', PAYMENTS: '' }, 'off'],
    [{ TRIAL: 'on' }, 'off'],
    [{ ...database, ...forOthers, PUBLIC_URL: 'https://lithe.example.org' }, 'off'],
    [{ ...database, ...forOthers, ALLOWED_HOSTS: 'lithe.example.org' }, 'off'],
    [{ TRIAL: 'on', PUBLIC_URL: 'https://lithe.example.org', PAYMENTS: 'sandbox' }, 'sandbox'],
  ])('of %j select the payment mode %s', (environment, payments) => {
    expect(parseConfig(environment)).toMatchObject({ config: { publicConfig: { payments } } })
  })

  it('send mail from the mail server’s host name when no sender is set', () => {
    expect(parseConfig({ SMTP_URL: 'smtp://mail.example.org:587' })).toMatchObject({
      config: { mail: { url: 'smtp://mail.example.org:587', from: 'Lithe <lithe@mail.example.org>' } },
    })
  })

  it('require a certificate and its key together', () => {
    const parsed = parseConfig({ TLS_CERT_FILE: 'cert.pem' })
    expect(parsed).toEqual({
      ok: false,
      problems: ['TLS_CERT_FILE and TLS_KEY_FILE are given together or not at all'],
    })
  })

  it.each([
    ['on a bare clone', {}, true],
    ['with a mail server', { SMTP_URL: 'smtp://mail.example.org' }, false],
    ['in production', { ...database, NODE_ENV: 'production', EMAIL_SIGN_IN: 'off' }, false],
    ['at a public URL', { TRIAL: 'on', ALLOWED_HOSTS: 'x.org', PAYMENTS: 'sandbox' }, false],
    ['with payments off', { PAYMENTS: 'off' }, false],
  ])('show or hide the mailbox page: %s', (_where, environment, shown) => {
    const parsed = parseConfig(environment)
    expect(parsed.ok && parsed.config.showsMails).toBe(shown)
  })
})
