import Fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestPostgres } from '../testing/engines.ts'
import { makeTestApp, type TestApp } from '../testing/test-app.ts'
import { securityHeaders } from './security-headers.ts'

describe('security headers', () => {
  let testApp: TestApp
  beforeAll(async () => {
    testApp = await makeTestApp(await openTestPostgres(), {
      publicConfig: {
        playerUrl: 'https://player.example.org/p/',
        payments: 'off',
        googleClientId: null,
        emergencyNumber: '112',
        supportEmail: null,
        telegramBotUrl: null,
        telegramCheckout: 'external',
      },
    })
  })
  afterAll(() => testApp.close())

  it.each(['/healthz', '/nothing', '/api/lithe/config', '/api/docs/'])('are on %s', async url => {
    const { headers } = await testApp.app.inject({ url })
    expect(headers).toMatchObject({
      'permissions-policy':
        'camera=(self), microphone=(), geolocation=(), display-capture=(), usb=(), serial=(), hid=(), midi=(), payment=()',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'SAMEORIGIN',
    })
    expect(headers).not.toHaveProperty('x-powered-by')
    const policy = String(headers['content-security-policy']).split(';')
    expect(policy).toEqual([
      "default-src 'self'",
      "script-src 'self' 'wasm-unsafe-eval'",
      "connect-src 'self'",
      "img-src 'self' data: blob:",
      "media-src 'self' data: blob:",
      "font-src 'self' data:",
      "worker-src 'self' blob:",
      "style-src 'self' 'unsafe-inline'",
      "frame-src 'self' https://player.example.org",
      "frame-ancestors 'self'",
      "form-action 'self'",
      "object-src 'none'",
      "base-uri 'none'",
    ])
  })

  it('keep answers about people out of every cache', async () => {
    expect((await testApp.app.inject({ url: '/api/lithe/config' })).headers['cache-control']).toBe('no-store')
  })
})

describe('a server with a bot', () => {
  const pages = {
    playerUrl: '/player/',
    googleClientId: 'id',
    hasOwnCertificate: false,
    hasBot: true,
    videoServices: [],
  }

  it.each(['/', '/login'])('lets Telegram on the web, and nobody else, frame %s', async url => {
    const app = Fastify()
    await securityHeaders(app, pages)
    app.get(url, async () => 'a page')
    const { headers } = await app.inject({ url })
    expect(String(headers['content-security-policy']).split(';')).toContain(
      "frame-ancestors 'self' https://web.telegram.org",
    )
    expect(headers).not.toHaveProperty('x-frame-options')
    await app.close()
  })
})
