import { connect } from 'node:net'
import Fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestPostgres } from '../../testing/open-test-postgres.ts'
import { makeTestApp, type TestApp } from '../../testing/test-app.ts'
import { maxConnections, slowCallers } from './connections.ts'

describe('a server receiving data byte by byte', () => {
  /** The same proportions, a hundred times as fast. */
  const hundredth = (ms: number) => ms / 100
  const { headersTimeout, connectionsCheckingInterval } = slowCallers.http
  const faster = {
    requestTimeout: hundredth(slowCallers.requestTimeout),
    http: {
      headersTimeout: hundredth(headersTimeout),
      connectionsCheckingInterval: hundredth(connectionsCheckingInterval),
    },
  }

  /** Milliseconds until the server closes a connection that trickles data, scaled to the real timeouts. */
  async function livesMs(begin: string, drop: string) {
    const app = Fastify(faster)
    app.post('/', async () => 'all of it')
    await app.listen({ host: '127.0.0.1', port: 0 })
    const address = app.server.address()
    const port = typeof address === 'object' && address ? address.port : 0
    const started = performance.now()
    const heard = await new Promise<string>(resolve => {
      let text = ''
      const socket = connect(port, '127.0.0.1', () => socket.write(begin))
      const dripping = setInterval(() => socket.write(drop), 10)
      socket.on('data', chunk => {
        text += chunk
      })
      socket.on('error', () => undefined)
      socket.once('close', () => {
        clearInterval(dripping)
        resolve(text)
      })
    })
    const ms = (performance.now() - started) * 100
    await app.close()
    return { ms, heard }
  }

  /** Tolerates five real seconds of delay on a busy machine; Node's default would be sixty. */
  const latenessMs = 500_000

  it('drops unfinished headers after fifteen seconds', async () => {
    const { ms, heard } = await livesMs('POST / HTTP/1.1\r\nhost: a\r\n', 'x: y\r\n')
    expect(heard).toMatch(/^HTTP\/1\.1 408 /)
    expect(ms).toBeGreaterThanOrEqual(headersTimeout)
    expect(ms).toBeLessThan(headersTimeout + connectionsCheckingInterval + latenessMs)
  })

  it('drops an unfinished body after thirty seconds', async () => {
    const head = 'POST / HTTP/1.1\r\nhost: a\r\ncontent-type: text/plain\r\ncontent-length: 60000\r\n\r\n'
    const { ms } = await livesMs(head, 'x')
    expect(ms).toBeGreaterThanOrEqual(slowCallers.requestTimeout)
    expect(ms).toBeLessThan(slowCallers.requestTimeout + connectionsCheckingInterval + latenessMs)
  })
})

describe('the real server', () => {
  let testApp: TestApp
  beforeAll(async () => {
    testApp = await makeTestApp(await openTestPostgres())
  })
  afterAll(() => testApp.close())

  it('has these timeouts, and a maximum number of connections', () => {
    const { server } = testApp.app
    expect(server).toMatchObject({
      headersTimeout: slowCallers.http.headersTimeout,
      requestTimeout: slowCallers.requestTimeout,
      keepAliveTimeout: slowCallers.keepAliveTimeout,
      timeout: slowCallers.connectionTimeout,
      maxConnections,
    })
    expect(server.headersTimeout).toBeLessThan(server.requestTimeout)
  })
})
