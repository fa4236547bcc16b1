import { Readable } from 'node:stream'
import { gzipSync } from 'node:zlib'
import { apiPrefix } from '@lithe/contracts/api'
import { maxJsonBytes } from '@lithe/contracts/constants'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { guestId } from '../../testing/new-guest.ts'
import { openTestPostgres } from '../../testing/open-test-postgres.ts'
import { sayTo } from '../../testing/say-to.ts'
import { makeTestApp, type TestApp } from '../../testing/test-app.ts'

describe('a request whose end is ambiguous', () => {
  let testApp: TestApp
  let port: number
  beforeAll(async () => {
    testApp = await makeTestApp(await openTestPostgres())
    await testApp.app.listen({ host: '127.0.0.1', port: 0 })
    const address = testApp.app.server.address()
    port = typeof address === 'object' && address ? address.port : 0
  })
  afterAll(() => testApp.close())

  const head = (...lines: string[]) =>
    [`POST ${apiPrefix}/sign-out HTTP/1.1`, 'host: localhost', 'content-type: application/json', ...lines]
      .map(line => `${line}\r\n`)
      .join('')
  const chunked = '2\r\n{}\r\n0\r\n\r\n'
  /** The request to smuggle in. */
  const hidden = 'GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n'

  it.each([
    ['two lengths that differ', `${head('content-length: 2', 'content-length: 7')}\r\n{}${hidden}`],
    [
      'a length and chunks',
      `${head('content-length: 2', 'transfer-encoding: chunked')}\r\n${chunked}${hidden}`,
    ],
    [
      'chunks that are not the last coding',
      `${head('transfer-encoding: chunked, x')}\r\n${chunked}${hidden}`,
    ],
    ['chunks with a letter before them', `${head('transfer-encoding: xchunked')}\r\n${chunked}${hidden}`],
    ['a length with a sign', `${head('content-length: +2')}\r\n{}${hidden}`],
    ['a header with a space before its colon', `${head('content-length : 2')}\r\n{}${hidden}`],
    ['a header over two lines', `${head('content-length:', ' 2')}\r\n{}${hidden}`],
    ['lines that end in LF alone', `${head('content-length: 2').replaceAll('\r\n', '\n')}\n{}${hidden}`],
    ['no host', `GET /healthz HTTP/1.1\r\n\r\n${hidden}`],
    [
      'two hosts',
      `GET /healthz HTTP/1.1\r\nhost: localhost\r\nHost: evil.example\r\nconnection: close\r\n\r\n`,
    ],
    ['the same host twice', `${head('content-length: 2', 'HOST: localhost', 'connection: close')}\r\n{}`],
    ['an HTTP/0.9 request', `GET /healthz\r\n\r\n${hidden}`],
    ['the HTTP/2 preface', `PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n${hidden}`],
  ])('is refused along with the request smuggled behind it: %s', async (_what, bytes) => {
    const heard = await sayTo(port, bytes)
    expect(heard).not.toContain('alive')
    expect(heard).toMatch(/^HTTP\/1\.1 4\d\d |^$/)
  })

  it.each([
    ['compressed', { 'content-encoding': 'gzip' }, gzipSync(`{"userIdentifier":"${guestId()}"}`)],
    ['chunked and over the limit', {}, Readable.from(Array(80).fill(' '.repeat(maxJsonBytes / 64)))],
    [
      'six thousand keys',
      {},
      JSON.stringify(Object.fromEntries([...Array(6000).keys()].map(key => [key, 0]))),
    ],
    ['sixty thousand digits', {}, '9'.repeat(60_000)],
    ['half a letter', {}, '{"userIdentifier":"\\ud800"}'],
  ])('a costly body is refused at once: %s', async (_what, headers, payload) => {
    const began = performance.now()
    const { statusCode } = await testApp.app.inject({
      method: 'POST',
      url: `${apiPrefix}/user`,
      payload,
      headers: { 'content-type': 'application/json', ...headers },
    })
    expect([400, 401, 413, 415]).toContain(statusCode)
    expect(performance.now() - began).toBeLessThan(5000)
  })
})
