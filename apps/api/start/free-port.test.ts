import { createServer } from 'node:net'
import { expect, test } from 'vitest'
import { findFreePort, isPortTaken } from './free-port.ts'

test('a port used by another program is skipped', async () => {
  const server = createServer()
  const port = await new Promise<number>(resolve =>
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      resolve(typeof address === 'object' && address ? address.port : 0)
    }),
  )
  expect(await isPortTaken(port)).toBe(true)
  expect(await findFreePort(port)).toBeGreaterThan(port)
  await new Promise(resolve => server.close(resolve))
  expect(await isPortTaken(port)).toBe(false)
})
