import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sandboxCheckouts } from '../../ground/db/schema/checkouts.ts'
import { newAccount } from '../../testing/new-account.ts'
import { openTestPostgres } from '../../testing/open-test-postgres.ts'
import { reportedGuest } from '../../testing/reported-guest.ts'
import { makeTestApp, type TestApp } from '../../testing/test-app.ts'

const publicUrl = 'https://lithe.example.org'
/** A client that is not local. */
const elsewhere = '203.0.113.7'

async function statusFrom({ app }: TestApp, from: Record<string, string>, remoteAddress = '127.0.0.1') {
  const headers = { 'content-type': 'application/json', ...from }
  const call = { method: 'POST', url: '/api/lithe/sign-out', payload: '{}', remoteAddress, headers } as const
  return (await app.inject(call)).statusCode
}

describe('a server without a public URL', () => {
  let testApp: TestApp
  beforeAll(async () => {
    testApp = await makeTestApp(await openTestPostgres(), { allowedHosts: ['clinic.example.org'] })
  })
  afterAll(() => testApp.close())

  const statusAt = async (host: string, url = '/api/lithe/config') =>
    (await testApp.app.inject({ url, headers: { host }, remoteAddress: elsewhere })).statusCode

  it.each(['evil.example', 'localhost.evil.example', 'evil.example:3000', '203.0.113.80', 'a b'])(
    'refuses the host %s and says how to fix that',
    async host => {
      const reply = await testApp.app.inject({ url: '/', headers: { host }, remoteAddress: elsewhere })
      expect([reply.statusCode, reply.json().error]).toEqual([421, 'foreign-host'])
      expect(reply.json().message).toContain('PUBLIC_URL or ALLOWED_HOSTS')
    },
  )

  it.each([
    'localhost',
    'localhost:3000',
    '127.0.0.1:3000',
    '[::1]:3000',
    'Clinic.example.org',
    'clinic.example.org:8443',
  ])('accepts the host %s', async host => expect(await statusAt(host)).toBe(200))

  it('answers health probes under any host', async () => {
    expect([await statusAt('10.1.2.3:3000', '/healthz'), await statusAt('10.1.2.3', '/readyz')]).toEqual([
      200, 200,
    ])
  })

  it('accepts no other scheme or port as its own', async () => {
    const post = (origin: string) => statusFrom(testApp, { origin, host: 'localhost' })
    expect([
      await post('http://localhost'),
      await post('https://localhost'),
      await post('http://localhost:81'),
    ]).toEqual([200, 403, 403])
  })

  /** Returns where a paid checkout redirects if this return URL is stored. */
  async function returnFrom(successUrl: string) {
    const { guest, assessmentId } = await reportedGuest(testApp)
    const path = new URL((await guest.checkout(assessmentId)).data.checkoutUrl).pathname
    await testApp.app.inject({ method: 'POST', url: `${path}/pay` })
    await testApp.database.db.update(sandboxCheckouts).set({ successUrl })
    const { statusCode, headers } = await testApp.app.inject({ url: path })
    return [statusCode, headers.location]
  }

  it('never redirects to a return URL that is no longer allowed', async () => {
    expect(await returnFrom('http://localhost/report')).toEqual([303, 'http://localhost/report'])
    expect(await returnFrom('https://evil.example/phish')).toEqual([303, '/'])
  })

  it('escapes a return URL that a header cannot hold', async () => {
    expect(await returnFrom('http://localhost/?\u2028')).toEqual([303, 'http://localhost/?%E2%80%A8'])
  })
})

describe.each([
  ['in production', true],
  ['in development behind a tunnel', false],
])('a server with a public URL, %s', (_where, isProduction) => {
  let testApp: TestApp
  beforeAll(async () => {
    testApp = await makeTestApp(await openTestPostgres(), { publicUrl, isProduction })
  })
  afterAll(() => testApp.close())

  it.each(['lithe.example.org', 'evil.example', '10.0.0.5:3000'])(
    'uses that URL even when a call names %s',
    async host => {
      const from = { remoteAddress: elsewhere, headers: { host } }
      const { guest, assessmentId } = await reportedGuest(testApp)
      const back = (origin: string) => ({ successUrl: `${origin}/a`, cancelUrl: `${origin}/b` })
      const foreign = await guest.checkout(assessmentId, back(`http://${host}`), from)
      expect([foreign.status, foreign.error]).toEqual([422, 'foreign-return'])
      const own = await guest.checkout(assessmentId, back(publicUrl), from)
      expect(own.data.checkoutUrl).toMatch(/^https:\/\/lithe\.example\.org\/api\/lithe\/sandbox-checkout\//)
    },
  )

  it('sets `__Host-` cookies and HSTS even if its proxy sends no header', async () => {
    const rosa = newAccount(testApp)
    const from = { remoteAddress: elsewhere, headers: { host: 'lithe.example.org' } }
    await rosa.askForCode(from)
    const { setCookies } = await rosa.verify(rosa.code(), {}, from)
    expect(setCookies.filter(cookie => cookie.includes('lithe_session'))).toEqual([
      expect.stringMatching(/^__Host-lithe_session=.*; Secure/),
    ])
    const { headers } = await testApp.app.inject({ url: '/nothing', ...from })
    expect(headers['strict-transport-security']).toBe('max-age=31536000')
  })

  it('accepts calls only from pages on that URL', async () => {
    const post = (origin: string) => statusFrom(testApp, { origin, host: 'evil.example' }, elsewhere)
    expect([
      await post(publicUrl),
      await post('http://lithe.example.org'),
      await post('http://evil.example'),
    ]).toEqual([200, 403, 403])
  })
})
