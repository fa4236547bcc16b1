import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestPostgres } from '../../testing/open-test-postgres.ts'
import { makeTestApp, type TestApp } from '../../testing/test-app.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await makeTestApp(await openTestPostgres(), {
    securityContact: 'mailto:security@example.org',
    shownToAnybody: { metrics: false, apiDocs: false },
  })
})
afterAll(() => testApp.close())

it('security.txt names a contact and expires in half a year', async () => {
  const { statusCode, headers, body } = await testApp.app.inject({ url: '/.well-known/security.txt' })
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8'])
  expect(body).toBe(
    'Contact: mailto:security@example.org\nExpires: 2026-10-31T08:00:00.000Z\nPreferred-Languages: en\n',
  )
})

it.each([
  '/metrics',
  '/api/docs',
  '/api/docs/',
  '/api/docs/json',
  '/api/docs/yaml',
  '/api/docs/static/index.html',
])('%s returns 404 when disabled', async url => {
  const { statusCode, body } = await testApp.app.inject({ url })
  expect([statusCode, body]).toEqual([404, (await testApp.app.inject({ url: '/api/nothing' })).body])
})
