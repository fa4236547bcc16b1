import type { AddressInfo } from 'node:net'
import Fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestPostgres } from '../../testing/open-test-postgres.ts'
import { sayTo } from '../../testing/say-to.ts'
import { makeTestApp, publicTestConfig, type TestApp } from '../../testing/test-app.ts'
import { ownAddressOnly } from './own-origin.ts'
import { headersOfEveryAnswer, securityHeaders } from './security-headers.ts'

const everyAnswerHas = [
  ...['content-security-policy', 'cross-origin-opener-policy', 'cross-origin-resource-policy'],
  ...['permissions-policy', 'referrer-policy', 'x-content-type-options', 'x-frame-options'],
]

describe('security headers', () => {
  let testApp: TestApp
  beforeAll(async () => {
    testApp = await makeTestApp(await openTestPostgres(), {
      publicConfig: { ...publicTestConfig, playerUrl: 'https://player.example.org/p/' },
    })
    await testApp.app.listen({ host: '127.0.0.1', port: 0 })
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

  it.each([
    [
      'a call from another site',
      { method: 'POST', url: '/api/lithe/user', headers: { origin: 'https://evil.example' } },
    ],
    ['an unparseable URL', { method: 'GET', url: '/%' }],
    ['a truncated body', { method: 'POST', url: '/api/lithe/user', payload: '{' }],
    ['a body that is not JSON', { method: 'POST', url: '/api/lithe/user', payload: 'x' }],
  ] as const)('are on the refusal of %s', async (_what, sent) => {
    const usual = (await testApp.app.inject({ url: '/nothing' })).headers
    const { headers, statusCode } = await testApp.app.inject(sent)
    expect(statusCode).toBeGreaterThanOrEqual(400)
    for (const name of [...everyAnswerHas, 'cache-control'])
      expect([name, headers[name]]).toEqual([name, usual[name]])
  })

  it.each([
    ['non-HTTP input', 'HELLO\r\n\r\n', 400],
    ['oversized headers', `GET / HTTP/1.1\r\nhost: localhost\r\nx: ${'y'.repeat(20_000)}\r\n\r\n`, 431],
  ])('are on the response to %s', async (_what, bytes, status) => {
    const { port } = testApp.app.server.address() as AddressInfo
    const usual = (await testApp.app.inject({ url: '/nothing' })).headers
    const heard = await sayTo(port, bytes)
    expect(heard).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
    for (const name of [...everyAnswerHas, 'cache-control'])
      expect(heard).toContain(`\r\n${name}: ${usual[name]}\r\n`)
  })

  it.each([
    ['is isolated', { playerUrl: '/player/', videoServices: [] }, 'require-corp'],
    [
      'shows a player from another origin',
      { playerUrl: 'https://player.example.org/', videoServices: [] },
      undefined,
    ],
    [
      'shows films from another origin',
      { playerUrl: '/player/', videoServices: ['https://films.example.org'] },
      undefined,
    ],
  ])('set the embedder policy of a server that %s', (_what, pages, policy) => {
    const headers = headersOfEveryAnswer({
      googleClientId: null,
      hasOwnCertificate: false,
      hasBot: false,
      ...pages,
    })
    expect(headers['cross-origin-embedder-policy']).toBe(policy)
  })

  it('forbid caching of API responses', async () => {
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

  it.each(['/', '/login'])('lets only Telegram Web frame %s', async url => {
    const app = Fastify()
    ownAddressOnly(app, { publicUrl: null, allowedHosts: [], isProduction: false })
    securityHeaders(app, pages)
    app.get(url, async () => 'a page')
    const { headers } = await app.inject({ url })
    expect(String(headers['content-security-policy']).split(';')).toContain(
      "frame-ancestors 'self' https://web.telegram.org",
    )
    expect(headers).not.toHaveProperty('x-frame-options')
    await app.close()
  })
})
