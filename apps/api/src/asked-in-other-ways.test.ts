import { apiPrefix } from '@lithe/contracts/api'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newAccount } from './testing/new-account.ts'
import { newGuest } from './testing/new-guest.ts'
import { openTestPostgres } from './testing/open-test-postgres.ts'
import { reportedGuest } from './testing/reported-guest.ts'
import { makeTestApp, type TestApp } from './testing/test-app.ts'

const json = { 'content-type': 'application/json' }
const verbs = ['GET', 'HEAD', 'OPTIONS', 'PUT', 'PATCH', 'TRACE', 'PROPFIND']

/** Phrases from a report's free part and its full part. */
const freeWords = ['"mobilityAge"', '"freeReportData":{']
const fullWords = ['assessmentBreakdown', 'recommendations', 'userScore']

describe('a report', () => {
  let testApp: TestApp
  let owner: string
  let assessmentId: string
  beforeAll(async () => {
    testApp = await makeTestApp(await openTestPostgres())
    const reported = await reportedGuest(testApp)
    owner = reported.guest.userIdentifier
    assessmentId = reported.assessmentId
  })
  afterAll(() => testApp.close())

  const ask = (id: string, body: object, headers: Record<string, string> = {}, query = '') =>
    testApp.app.inject({
      method: 'POST',
      url: `${apiPrefix}/report/${id}${query}`,
      payload: JSON.stringify({ source: 'web', ...body }),
      headers: { ...json, ...headers },
    })

  it('is readable by its owner (control for the refusals below)', async () => {
    const { statusCode, body } = await ask(assessmentId, { userIdentifier: owner })
    expect(statusCode).toBe(200)
    for (const word of freeWords) expect(body).toContain(word)
  })

  const claims: [string, (owner: string) => object][] = [
    ['a list', owner => ({ userIdentifier: [owner] })],
    ['an object', owner => ({ userIdentifier: { $eq: owner } })],
    ['a number', () => ({ userIdentifier: 1 })],
    ['null', () => ({ userIdentifier: null })],
    ['true', () => ({ userIdentifier: true })],
    ['no identifier', () => ({})],
    ['capitals', owner => ({ userIdentifier: owner.toUpperCase() })],
    ['fullwidth letters', owner => ({ userIdentifier: owner.replace('user', 'ｕｓｅｒ') })],
    ['SQL', () => ({ userIdentifier: "' or 1=1 --" })],
    ['a wildcard', () => ({ userIdentifier: 'user_%' })],
    ['a session of its own making', owner => ({ userIdentifier: 'rosa@example.org', session: owner })],
    ['a caller of its own making', owner => ({ userIdentifier: 'emil@example.org', caller: owner })],
    ['a name longer than any', owner => ({ userIdentifier: owner.padEnd(321, 'x') })],
    ['a profile without a time', owner => ({ userIdentifier: `${owner}~` })],
    ['a profile of a profile', owner => ({ userIdentifier: `${owner}~~1` })],
    ['a fullwidth profile', owner => ({ userIdentifier: `${owner}～1` })],
    ['a profile behind a letter of no width', owner => ({ userIdentifier: `${owner}\u200b~1` })],
  ]
  it.each(claims)('is not readable by naming its owner as %s', async (_what, claim) => {
    const { statusCode, body } = await ask(assessmentId, claim(owner))
    expect([400, 401, 404]).toContain(statusCode)
    for (const word of freeWords) expect(body).not.toContain(word)
  })

  it('is not readable by naming its owner anywhere but in the body', async () => {
    const { userIdentifier } = newGuest(testApp)
    const beside: [Record<string, string>, string][] = [
      [{ 'lithe-user': owner }, ''],
      [{ 'x-user-id': owner, authorization: `Bearer ${owner}`, cookie: `lithe_session=${owner}` }, ''],
      [{ 'x-original-url': '/me/export', 'x-rewrite-url': '/me/export' }, ''],
      [{ 'x-http-method-override': 'GET' }, ''],
      [{}, `?userIdentifier=${owner}`],
    ]
    for (const [headers, query] of beside) {
      const { statusCode, json: said } = await ask(assessmentId, { userIdentifier }, headers, query)
      expect([statusCode, said().error]).toEqual([404, 'unknown-report'])
    }
  })

  it.each(verbs)('is not readable with %s, even by its owner', async method => {
    const { statusCode, body } = await testApp.app.inject({
      method: method as 'GET',
      url: `${apiPrefix}/report/${assessmentId}`,
      headers: { 'lithe-user': owner },
    })
    expect(statusCode).toBe(404)
    for (const word of freeWords) expect(body).not.toContain(word)
  })

  it('is found only by the exact spelling of its id', async () => {
    const spellings = [
      `${assessmentId}%00`,
      `${assessmentId}/`,
      `${assessmentId},${assessmentId}`,
      `${assessmentId};x=1`,
      `%7B${assessmentId}%7D`,
      assessmentId.replaceAll('-', ''),
      '9'.repeat(5000),
    ]
    for (const spelt of spellings) {
      const { statusCode, body } = await ask(spelt, { userIdentifier: owner })
      expect([spelt, statusCode]).toEqual([spelt, expect.toBeOneOf([400, 404, 414])])
      for (const word of freeWords) expect(body).not.toContain(word)
    }
  })

  it('stays locked whatever the request asks for', async () => {
    const body = { userIdentifier: owner }
    const asked = [
      await ask(assessmentId, { ...body, include: 'fullReportData', unlocked: true }),
      await ask(assessmentId, body, {}, '?full=1&fields=*&include=fullReportData'),
      await ask(assessmentId, body, { accept: 'application/xml, text/csv' }),
      await ask(assessmentId, body, { 'if-none-match': '*', range: 'bytes=0-' }),
    ]
    for (const { statusCode, body, headers } of asked) {
      expect([200, 400]).toContain(statusCode)
      for (const word of fullWords) expect(body).not.toContain(word)
      expect(headers).not.toHaveProperty('etag')
    }
  })

  it('another account’s cookie gives no access, even beside a made-up one', async () => {
    const [rosa, emil] = [newAccount(testApp), newAccount(testApp)]
    await rosa.signIn()
    await emil.signIn()
    const own = `lithe_session=${emil.session()}`
    for (const cookie of [
      own,
      `lithe_session="${emil.session()}"`,
      `lithe_session=x; ${own}`,
      `${own}; ${own}`,
    ]) {
      const { error } = await rosa.fetch(rosa.email, { headers: { cookie } })
      expect(['not-yours', 'identity-unproven']).toContain(error)
    }
  })

  const exported = (name: string) =>
    testApp.app.inject({
      url: `${apiPrefix}/me/export?userIdentifier=${owner}`,
      headers: { 'lithe-user': name, 'lithe-source': 'web' },
    })

  it('is in its owner’s export (control for the refusals below)', async () => {
    expect((await exported(owner)).body).toContain(assessmentId)
  })

  it.each([
    ['two names in one header', (owner: string, mine: string) => `${mine},${owner}`],
    ['a name that is no text', () => '%'],
    ['a name with an end of its own', (owner: string) => `${owner}%00`],
  ])('is in no export requested by %s', async (_what, named) => {
    const asked = named(owner, newGuest(testApp).userIdentifier)
    const { statusCode, body } = await exported(asked)
    expect([400, 401]).toContain(statusCode)
    expect(body).not.toContain(assessmentId)
  })
})
