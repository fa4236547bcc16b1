import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

/** Stands between a server and its database, and can hold everything up or break everything off. */
export async function openRelay(port: number) {
  const sockets = new Set<Socket>()
  let isHeldUp = false
  const relay = createServer(near => {
    const far = connect(port, '127.0.0.1')
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from)
      from.on('data', bytes => to.write(bytes)).on('error', () => {})
      from.once('close', () => {
        sockets.delete(from)
        to.destroy()
      })
      if (isHeldUp) from.pause()
    }
  })
  await once(relay.listen(0, '127.0.0.1'), 'listening')
  const address = relay.address()
  if (address === null || typeof address === 'string') throw new Error('the relay has no port')
  const breakOff = () => {
    for (const socket of sockets) socket.destroy()
  }
  return {
    port: address.port,
    holdUp(held: boolean) {
      isHeldUp = held
      for (const socket of sockets) held ? socket.pause() : socket.resume()
    },
    breakOff,
    async end() {
      const closed = once(relay.close(), 'close')
      breakOff()
      await closed
    },
  }
}
