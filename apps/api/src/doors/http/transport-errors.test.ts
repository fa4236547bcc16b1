import { apiPrefix } from '@lithe/contracts/api'
import { ErrorReply, errorCodes } from '@lithe/contracts/errors'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { guestId } from '../../testing/new-guest.ts'
import { openTestPostgres } from '../../testing/open-test-postgres.ts'
import { everyWord, makeTestApp, type TestApp } from '../../testing/test-app.ts'
import { errorReply } from './error-replies.ts'

describe('the HTTP layer', () => {
  let testApp: TestApp
  beforeAll(async () => {
    testApp = await makeTestApp(await openTestPostgres())
  })
  afterAll(() => testApp.close())

  const post = async (payload: string | Buffer, contentType: string, url = `${apiPrefix}/user`) => {
    const reply = await testApp.app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': contentType },
      payload,
    })
    return { status: reply.statusCode, ...ErrorReply.parse(reply.json()) }
  }
  const good = JSON.stringify({ userIdentifier: guestId() })

  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'image/jpeg',
    'video/mp4',
  ])('refuses %s: the server reads only JSON', async contentType => {
    expect(await post(good, contentType)).toMatchObject({ status: 415, error: 'not-json' })
  })

  it('refuses a body over 64 kB and accepts one just below', async () => {
    const padded = (bytes: number) => good + ' '.repeat(bytes - good.length)
    expect(await post(padded(64 * 1024 + 1), 'application/json')).toMatchObject({
      status: 413,
      error: 'too-large',
    })
    const headers = { 'content-type': 'application/json' }
    const reply = await testApp.app.inject({
      method: 'POST',
      url: `${apiPrefix}/user`,
      headers,
      payload: padded(64 * 1024),
    })
    expect(reply.statusCode).toBe(200)
  })

  it.each(['', '{', 'null', '[]', '"text"', '{"userIdentifier":', '{"__proto__":{}}'])(
    'refuses the body %s as malformed',
    async payload => {
      expect(await post(payload, 'application/json')).toMatchObject({ status: 400, error: 'malformed' })
    },
  )

  it('locates a validation error without repeating the input', async () => {
    const { message } = await post(JSON.stringify({ userIdentifier: 'x'.repeat(321) }), 'application/json')
    expect(message).toContain('/userIdentifier')
    expect(message).not.toContain('xxx')
  })

  it.each([`${apiPrefix}/nothing`, '/api/other/user'])('returns 404 at %s', async url => {
    expect(await post(good, 'application/json', url)).toMatchObject({ status: 404, error: 'not-found' })
  })

  it('returns the same envelope for an unparseable URL', async () => {
    expect(await post(good, 'application/json', `${apiPrefix}/report/%zz`)).toMatchObject({
      status: 400,
      error: 'malformed',
    })
  })

  it('has a sentence for every error code', () => {
    for (const code of errorCodes)
      expect(errorReply(everyWord.en, code).message).toMatch(/^[A-Z][^.]{15,}[.;]/)
  })
})
