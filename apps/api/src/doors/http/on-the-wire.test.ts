import { apiPrefix } from '@lithe/contracts/api'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newAccount } from '../../testing/new-account.ts'
import { guestId } from '../../testing/new-guest.ts'
import { openTestPostgres } from '../../testing/open-test-postgres.ts'
import { sayTo } from '../../testing/say-to.ts'
import { makeTestApp, type TestApp } from '../../testing/test-app.ts'

const json = { 'content-type': 'application/json' }
const overHttps = { 'x-forwarded-proto': 'https' }

describe('on the wire', () => {
  let testApp: TestApp
  let port: number
  beforeAll(async () => {
    testApp = await makeTestApp(await openTestPostgres(), { trustProxy: ['127.0.0.1'] })
    await testApp.app.listen({ host: '127.0.0.1', port: 0 })
    const address = testApp.app.server.address()
    port = typeof address === 'object' && address ? address.port : 0
  })
  afterAll(() => testApp.close())

  const post = (path: string, payload: string, headers: Record<string, string> = {}) =>
    testApp.app.inject({ method: 'POST', url: path, payload, headers: { ...json, ...headers } })

  const raw = (bytes: string) => sayTo(port, bytes)

  it.each([
    `${apiPrefix}/sign-out`,
    '/%61pi/lithe/sign-out',
    '/api/lithe/sign%2Dout',
    '/nothing',
    '/healthz',
  ])('a page on another site can change nothing at %s', async path => {
    const answer = await post(path, '{}', { 'sec-fetch-site': 'cross-site' })
    expect([answer.statusCode, answer.json().error]).toEqual([403, 'foreign-origin'])
  })

  it('other sites can read no response', async () => {
    for (const method of ['OPTIONS', 'POST', 'GET'] as const) {
      const headers = { origin: 'https://evil.example', 'access-control-request-method': 'POST' }
      const answer = await testApp.app.inject({ method, url: `${apiPrefix}/user`, headers })
      const names = Object.keys(answer.headers)
      expect(names.filter(name => name.startsWith('access-control-'))).toEqual([])
      expect(answer.statusCode).toBeGreaterThanOrEqual(400)
    }
  })

  it.each(['PATCH', 'OPTIONS', 'DELETE', 'GET', 'HEAD'] as const)(
    '%s returns 404 at a POST-only endpoint',
    async method => {
      const answer = await testApp.app.inject({ method, url: `${apiPrefix}/verify-otp` })
      expect(answer.statusCode).toBe(404)
      if (method !== 'HEAD') expect(answer.json().error).toBe('not-found')
    },
  )

  it('API responses are never cacheable, whether successful, refused or 404', async () => {
    const good = await post(`${apiPrefix}/user`, JSON.stringify({ userIdentifier: guestId() }))
    const refused = await post(`${apiPrefix}/user`, JSON.stringify({ userIdentifier: 'rosa@example.org' }))
    const broken = await post(`${apiPrefix}/user`, '{')
    const unknown = await post(`${apiPrefix}/nothing`, '{}')
    const spelt = await post('/%61pi/lithe/user', JSON.stringify({ userIdentifier: guestId() }))
    const answers = [good, refused, broken, unknown, spelt]
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 401, 400, 404, 200])
    for (const { headers } of answers) expect(headers['cache-control']).toBe('no-store')
  })

  it('HSTS is sent for a year behind an HTTPS proxy, and never over HTTP', async () => {
    const secure = await testApp.app.inject({ url: '/healthz', headers: overHttps })
    expect(secure.headers['strict-transport-security']).toBe('max-age=31536000')
    const plain = await testApp.app.inject({ url: '/healthz' })
    expect(plain.headers).not.toHaveProperty('strict-transport-security')
    const stranger = { url: '/healthz', headers: overHttps, remoteAddress: '203.0.113.7' }
    expect((await testApp.app.inject(stranger)).headers).not.toHaveProperty('strict-transport-security')
  })

  it('a cookie that a sibling domain could have set does not count as a session over HTTPS', async () => {
    const rosa = newAccount(testApp)
    await rosa.askForCode({ headers: overHttps })
    await rosa.verify(rosa.code(), {}, { headers: overHttps })
    const token = rosa.cookie('__Host-lithe_session')
    const fetchWith = async (cookie: string) => {
      const body = JSON.stringify({ userIdentifier: rosa.email })
      return (await post(`${apiPrefix}/user`, body, { ...overHttps, cookie })).statusCode
    }
    expect(await fetchWith(`__Host-lithe_session=${token}`)).toBe(200)
    expect(await fetchWith(`lithe_session=${token}`)).toBe(401)
    expect(await fetchWith(`lithe_session=tossed; __Host-lithe_session=${token}`)).toBe(200)
  })

  it.each([
    '{"userIdentifier":"rosa@example.org","__proto__":{"userIdentifier":"x"}}',
    '{"userIdentifier":"rosa@example.org","source":{"__proto__":{"a":1}}}',
    '{"userIdentifier":"rosa@example.org","constructor":{"prototype":{"a":1}}}',
  ])('keys that could pollute prototypes are refused: %s', async body => {
    expect((await post(`${apiPrefix}/user`, body)).statusCode).toBe(400)
    expect(Object.prototype).not.toHaveProperty('a')
  })

  it('the last of duplicate keys counts, for both proof and response', async () => {
    const twice = (first: string, last: string) =>
      post(`${apiPrefix}/user`, `{"userIdentifier":"${first}","userIdentifier":"${last}"}`)
    expect((await twice(guestId(), 'rosa@example.org')).statusCode).toBe(401)
    expect((await twice('rosa@example.org', guestId())).statusCode).toBe(200)
  })

  it.each([
    'text/plain;application/json',
    'application/json-seq',
    'application/x-www-form-urlencoded, application/json',
  ])('a body with a JSON-like content type is not parsed: %s', async contentType => {
    const answer = await post(`${apiPrefix}/sign-out`, '{}', { 'content-type': contentType })
    expect([answer.statusCode, answer.json().error]).toEqual([415, 'not-json'])
  })

  it('non-HTTP input and oversized headers return an error without internals', async () => {
    const nonsense = await raw('HELLO\r\n\r\n')
    expect(nonsense).toMatch(/^HTTP\/1\.1 400 /)
    const huge = await raw(`GET /healthz HTTP/1.1\r\nhost: a\r\nx: ${'y'.repeat(20_000)}\r\n\r\n`)
    expect(huge).toMatch(/^HTTP\/1\.1 431 /)
    for (const answer of [nonsense, huge]) expect(answer).not.toMatch(/node_modules|\.ts|at \w+ \(/)
  })

  it('a content length beside chunked encoding is refused', async () => {
    const head = `POST ${apiPrefix}/sign-out HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\n`
    const both = await raw(
      `${head}content-length: 2\r\ntransfer-encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n`,
    )
    expect(both).toMatch(/^HTTP\/1\.1 400 /)
  })

  it('a refusal during a cooldown says when to retry', async () => {
    const rosa = newAccount(testApp)
    await rosa.askForCode()
    const again = await post(`${apiPrefix}/send-otp`, JSON.stringify({ email: rosa.email }))
    expect([again.statusCode, again.headers['retry-after']]).toEqual([429, '120'])
  })
})
