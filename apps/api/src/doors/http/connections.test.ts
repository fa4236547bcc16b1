import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { expect, it } from 'vitest'
import { openTestPostgres } from '../../testing/open-test-postgres.ts'
import { makeTestApp } from '../../testing/test-app.ts'
import { maxConnectionsOfOne } from './connections.ts'

/** Opens a silent connection from a local address. */
async function open(port: number, localAddress: string): Promise<Socket> {
  const socket = connect({ port, host: '127.0.0.1', localAddress })
  socket.on('error', () => {})
  await once(socket, 'connect')
  return socket
}

it('a public server limits connections per IP address and still admits others', async () => {
  const testApp = await makeTestApp(await openTestPostgres(), { isProduction: true })
  const { port } = new URL(await testApp.app.listen({ host: '127.0.0.1', port: 0 }))
  const held: Socket[] = []
  for (let index = 0; index < maxConnectionsOfOne + 20; index++)
    held.push(await open(Number(port), '127.0.0.1'))
  await expect.poll(() => held.filter(socket => !socket.destroyed).length).toBe(maxConnectionsOfOne)
  const other = await open(Number(port), '127.0.0.2')
  other.write('GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n')
  const [answer] = await once(other, 'data')
  expect(String(answer)).toMatch(/^HTTP\/1.1 200/)
  for (const socket of [...held, other]) socket.destroy()
  await testApp.close()
}, 60_000)
