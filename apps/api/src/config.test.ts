import { describe, expect, it } from 'vitest'
import { parseConfig } from './config.ts'

describe('settings', () => {
  it('need none: everything has a default that works on a bare clone', () => {
    expect(parseConfig({})).toEqual({
      ok: true,
      config: {
        host: 'localhost',
        port: 3000,
        database: { engine: 'pglite', directory: './data' },
        demoUnlockKey: null,
        log: { format: 'json', level: 'info' },
        publicConfig: { playerUrl: '/player/', supportEmail: null, telegramBotUrl: null },
        tlsFiles: null,
        trustProxy: false,
      },
    })
  })

  it('take each variable, and an empty one as unset', () => {
    const parsed = parseConfig({
      HOST: '0.0.0.0',
      PORT: '8080',
      DATABASE_URL: 'postgres://lithe@db.example.org/lithe',
      DATA_DIR: '',
      DEMO_UNLOCK_KEY: 'sixteen letters!',
      LOG_FORMAT: 'pretty',
      LOG_LEVEL: 'warn',
      PLAYER_URL: 'https://player.example.org/',
      SUPPORT_EMAIL: 'help@example.org',
      TELEGRAM_BOT_URL: '',
      TLS_CERT_FILE: 'cert.pem',
      TLS_KEY_FILE: 'key.pem',
      TRUST_PROXY: '10.0.0.0/8, ::1',
    })
    expect(parsed).toEqual({
      ok: true,
      config: {
        host: '0.0.0.0',
        port: 8080,
        database: { engine: 'postgres', url: 'postgres://lithe@db.example.org/lithe' },
        demoUnlockKey: 'sixteen letters!',
        log: { format: 'pretty', level: 'warn' },
        publicConfig: {
          playerUrl: 'https://player.example.org/',
          supportEmail: 'help@example.org',
          telegramBotUrl: null,
        },
        tlsFiles: { cert: 'cert.pem', key: 'key.pem' },
        trustProxy: '10.0.0.0/8, ::1',
      },
    })
  })

  it('name every variable that is wrong, in words, and never its value', () => {
    const wrong = {
      PORT: '99999',
      DATABASE_URL: 'mysql://root:hunter2@db/lithe',
      DEMO_UNLOCK_KEY: 'short',
      LOG_FORMAT: 'xml',
      LOG_LEVEL: 'loud',
      PLAYER_URL: '//evil.example.org',
      SUPPORT_EMAIL: 'nobody',
      TELEGRAM_BOT_URL: 'http://t.me/x',
      TRUST_PROXY: 'yes please',
      TLS_CERT_FILE: 'cert.pem',
    }
    const parsed = parseConfig(wrong)
    const problems = parsed.ok ? [] : parsed.problems
    expect(problems.map(line => line.split(' ')[0]).sort()).toEqual(Object.keys(wrong).sort())
    for (const value of ['hunter2', 'short', 'evil', 'yes please'])
      expect(problems.join('\n')).not.toContain(value)
  })

  it('want a certificate and its key together', () => {
    const parsed = parseConfig({ TLS_CERT_FILE: 'cert.pem' })
    expect(parsed).toEqual({
      ok: false,
      problems: ['TLS_CERT_FILE and TLS_KEY_FILE are given together or not at all'],
    })
  })

  it.each([
    ['true', true],
    ['false', false],
  ])('read TRUST_PROXY=%s as a yes or no', (text, trustProxy) => {
    expect(parseConfig({ TRUST_PROXY: text })).toMatchObject({ ok: true, config: { trustProxy } })
  })
})
