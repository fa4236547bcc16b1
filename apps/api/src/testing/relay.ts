import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

/** Opens a proxy between server and database that can delay or cut connections. */
export async function openRelay(port: number) {
  const sockets = new Set<Socket>()
  let isHeldUp = false
  let breaksAt: { left: number; isHandedOn: boolean } | null = null
  const breakOff = () => {
    for (const socket of sockets) socket.destroy()
  }
  const isLast = () => {
    if (breaksAt === null) return false
    breaksAt.left -= 1
    return breaksAt.left === 0
  }
  const relay = createServer(near => {
    const far = connect(port, '127.0.0.1')
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from)
      from
        .on('error', () => {})
        .on('data', bytes => {
          if (from !== near || !isLast()) return void to.write(bytes)
          if (!breaksAt?.isHandedOn) return breakOff()
          to.write(bytes, breakOff)
        })
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
  return {
    port: address.port,
    holdUp(held: boolean) {
      isHeldUp = held
      for (const socket of sockets) held ? socket.pause() : socket.resume()
    },
    breakOff,
    /** Cuts at the nth message from the server, delivering it or not. */
    breakOffAt(message: number, isHandedOn: boolean) {
      breaksAt = { left: message, isHandedOn }
    },
    async end() {
      const closed = once(relay.close(), 'close')
      breakOff()
      await closed
    },
  }
}
