import * as contracts from '@lithe/contracts/api'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestPostgres } from '../../testing/open-test-postgres.ts'
import { makeTestApp, type TestApp } from '../../testing/test-app.ts'
import { errorStatuses } from './error-replies.ts'

const isEndpoint = (value: unknown): value is contracts.Endpoint =>
  typeof value === 'object' && value !== null && 'path' in value && 'errors' in value
const exported: unknown[] = Object.values(contracts)
const endpoints = exported.filter(isEndpoint)

describe('the API description', () => {
  let testApp: TestApp
  beforeAll(async () => {
    testApp = await makeTestApp(await openTestPostgres())
  })
  afterAll(() => testApp.close())

  const inHeaders = Object.values(contracts.callerHeaders).map(name => ({ name, in: 'header' }))
  /** A GET has no body; its caller is in headers. */
  const wayIn = (method: contracts.Endpoint['method']) =>
    method === 'GET'
      ? { parameters: inHeaders.map(header => expect.objectContaining(header)) }
      : { requestBody: { required: true } }

  it('lists every endpoint of the contract, with its input and every outcome', async () => {
    const { paths } = (await testApp.app.inject({ url: '/api/docs/json' })).json()
    expect(endpoints.length).toBeGreaterThanOrEqual(5)
    for (const { method, path, summary, errors } of endpoints) {
      const operation = paths[contracts.apiPrefix + path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()]
      expect(operation, path).toMatchObject({ summary, ...wayIn(method) })
      const statuses = ['200', ...errors.map(code => String(errorStatuses[code]))]
      expect(Object.keys(operation.responses)).toEqual(expect.arrayContaining(statuses))
    }
  })

  it('describes the metadata beside a response’s data', async () => {
    const { paths } = (await testApp.app.inject({ url: '/api/docs/json' })).json()
    const reply = paths[`${contracts.apiPrefix}/generate-checkout`].post.responses['200']
    expect(Object.keys(reply.content['application/json'].schema.properties)).toEqual([
      'code',
      'message',
      'data',
      'checkoutUrl',
    ])
  })

  it('opens as a page without requests to other hosts', async () => {
    const page = await testApp.app.inject({ url: '/api/docs/' })
    expect(page.statusCode).toBe(200)
    expect(page.body).not.toMatch(/(src|href)="https?:/)
    const setup = await testApp.app.inject({ url: '/api/docs/static/swagger-initializer.js' })
    expect(setup.body).toContain('"validatorUrl":null')
  })
})
