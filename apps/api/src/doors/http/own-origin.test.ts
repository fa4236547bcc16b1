import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newAccount } from '../../testing/new-account.ts'
import { openTestPostgres } from '../../testing/open-test-postgres.ts'
import { makeTestApp, type TestApp } from '../../testing/test-app.ts'

describe('a call that changes state', () => {
  let testApp: TestApp
  beforeAll(async () => {
    testApp = await makeTestApp(await openTestPostgres())
  })
  afterAll(() => testApp.close())

  it.each([
    ['another site, as the browser says', { 'sec-fetch-site': 'cross-site' }],
    ['a neighbour under the same domain', { 'sec-fetch-site': 'same-site' }],
    ['another origin, in a browser that says only that', { origin: 'https://evil.example' }],
    ['a null origin, as of a sandboxed frame', { origin: 'null' }],
  ])('is refused from %s, even with a session cookie', async (_case, headers) => {
    const rosa = newAccount(testApp)
    await rosa.signIn()
    const { status, error } = await rosa.fetch(rosa.email, {
      headers: { ...headers, cookie: `lithe_session=${rosa.session()}` },
    })
    expect([status, error]).toEqual([403, 'foreign-origin'])
  })

  it.each([
    ['our own pages', { 'sec-fetch-site': 'same-origin', origin: 'http://localhost:5173' }],
    [
      'our own pages, in a browser that says only the origin',
      { origin: 'http://localhost:3000', host: 'localhost:3000' },
    ],
    ['a program that is not a browser', {}],
  ])('is accepted from %s', async (_case, headers) => {
    const rosa = newAccount(testApp)
    await rosa.signIn()
    expect(
      (await rosa.fetch(rosa.email, { headers: { ...headers, cookie: `lithe_session=${rosa.session()}` } }))
        .status,
    ).toBe(200)
  })
})
