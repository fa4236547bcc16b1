import Fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TrustProxy, trustProxySetting } from '../../ground/config/hosts-and-proxies.ts'
import { openTestPostgres } from '../../testing/open-test-postgres.ts'
import { makeTestApp, type TestApp } from '../../testing/test-app.ts'
import { isTrusted } from './trusted-proxies.ts'

const liar = '192.0.2.99'

describe('the client’s IP address', () => {
  it.each([
    [0, '198.51.100.1', '203.0.113.5', '198.51.100.1'],
    [1, '10.0.0.1', `${liar}, 203.0.113.5`, '203.0.113.5'],
    [2, '10.0.0.1', `${liar}, 203.0.113.5, 10.0.0.2`, '203.0.113.5'],
    [['10.0.0.0/8'], '10.0.0.1', `${liar}, 203.0.113.5, 10.0.0.2`, '203.0.113.5'],
    [['10.0.0.0/8'], '10.0.0.1', `${liar}, 203.0.113.5, 10.0.0.2:4711`, '203.0.113.5'],
    [['10.0.0.0/8'], '::ffff:10.0.0.1', `${liar}, 203.0.113.5`, '203.0.113.5'],
    [['fd00::/8'], 'fd00::1', `${liar}, 2001:db8::1, [fd00::2]:443`, '2001:db8::1'],
    [['10.0.0.1'], '10.0.0.2', '203.0.113.5', '10.0.0.2'],
  ] as [TrustProxy, string, string, string][])(
    'with TRUST_PROXY %s, from %s, forwarded for %s, is %s',
    async (trusted, from, forwarded, expected) => {
      const app = Fastify({ trustProxy: isTrusted(trusted) })
      app.get('/', async ({ ip }) => ip)
      const reply = await app.inject({
        url: '/',
        remoteAddress: from,
        headers: { 'x-forwarded-for': forwarded },
      })
      expect(reply.body).toBe(expected)
    },
  )

  it.each([
    ['1', 1],
    ['false', 0],
    ['0', 0],
    ['10.0.0.0/8, ::1', ['10.0.0.0/8', '::1']],
  ])('can be forwarded when TRUST_PROXY is %s', (text, expected) => {
    expect(trustProxySetting.parse(text)).toEqual(expected)
  })

  it.each([
    'true',
    'yes',
    '10.0.0.0/33',
    '10.0.0',
    '::1/129',
    '10.0.0.1,',
    '-1',
    '1.5',
    '10.0.0.0/8/8',
    'loopback',
  ])('is never believed from every caller: TRUST_PROXY=%s is refused', text => {
    expect(trustProxySetting.safeParse(text).error?.issues[0]?.message).toContain(
      'would believe every caller',
    )
  })
})

describe('an undeclared proxy', () => {
  let testApp: TestApp
  beforeAll(async () => {
    testApp = await makeTestApp(await openTestPostgres(), { trustProxy: ['10.0.0.0/8'] })
  })
  afterAll(() => testApp.close())

  it('is counted on every call but reported once', async () => {
    const call = (remoteAddress: string, headers: Record<string, string>) =>
      testApp.app.inject({ url: '/healthz', remoteAddress, headers })
    await call('203.0.113.5', {})
    await call('10.0.0.1', { 'x-forwarded-proto': 'https' })
    expect(testApp.logged.filter(line => line.includes('TRUST_PROXY'))).toEqual([])
    await call('203.0.113.5', { 'x-forwarded-proto': 'https' })
    await call('203.0.113.5', { 'x-forwarded-for': '192.0.2.1' })
    expect(testApp.logged.filter(line => line.includes('TRUST_PROXY'))).toHaveLength(1)
    const { body } = await testApp.app.inject({ url: '/metrics' })
    expect(body).toContain('lithe_occurrences_total{occurrence="unknown-proxy"} 2')
  })
})
