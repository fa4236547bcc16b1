import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type IncomingMessage } from 'node:http'
import { request } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { freePort } from './processes.ts'
import { startProxy } from './proxy.ts'

/** A server that responds to everything and records the requests. */
async function openServer() {
  const asked: string[] = []
  const server = createServer(({ url = '' }, reply) => {
    asked.push(url)
    reply.end('from a server')
  })
  const port = await freePort()
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  const close = () => {
    server.closeAllConnections()
    server.close()
  }
  return { asked, origin: `http://127.0.0.1:${port}`, close }
}

it('the deployment’s proxy forwards everything but server metrics, if Caddy is installed', async () => {
  if (spawnSync('caddy', ['version']).status !== 0)
    return console.warn('Not tried with Caddy: it takes caddy (apt-get install caddy).')
  const folder = await mkdtemp(join(tmpdir(), 'lithe-proxy-'))
  const server = await openServer()
  const proxy = await startProxy([server.origin], folder)
  const statusOf = async (path: string) => {
    const { hostname, port } = new URL(proxy.origin)
    const asking = request({ hostname, port, path, ca: proxy.ca }).end()
    const [reply] = (await once(asking, 'response')) as [IncomingMessage]
    reply.resume()
    return reply.statusCode
  }
  try {
    for (const path of [
      '/metrics',
      '/metrics?x=1',
      '/metrics/',
      '/%6Detrics',
      '//metrics',
      '/METRICS',
      '/metrics;x',
    ])
      expect([path, await statusOf(path)]).toEqual([path, 404])
    expect(server.asked.filter(path => /metrics/i.test(decodeURI(path)))).toEqual([])
    for (const path of ['/', '/healthz', '/api/lithe/config'])
      expect([path, await statusOf(path)]).toEqual([path, 200])
  } finally {
    await proxy.stop()
    server.close()
    await rm(folder, { recursive: true })
  }
}, 60_000)
