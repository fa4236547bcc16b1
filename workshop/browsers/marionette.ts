import { once } from 'node:events'
import { connect } from 'node:net'

type Answer = [type: 1, id: number, error: { error: string; message: string } | null, result: unknown]

export type Marionette = {
  /** Rejects with Firefox's error; results are WebDriver's. */
  command<Result>(name: string, parameters?: object): Promise<Result>
  close(): void
}

const isAnswer = (message: unknown): message is Answer => Array.isArray(message) && message[0] === 1

/** Splits packets (byte length, colon, JSON); the rest begins the next packet. */
export function packetsOf(received: Buffer): { packets: unknown[]; rest: Buffer } {
  const packets: unknown[] = []
  let rest = received
  for (;;) {
    const colon = rest.indexOf(':')
    const length = Number(rest.subarray(0, Math.max(0, colon)).toString())
    if (colon < 0 || rest.length < colon + 1 + length) return { packets, rest }
    packets.push(JSON.parse(rest.subarray(colon + 1, colon + 1 + length).toString()))
    rest = rest.subarray(colon + 1 + length)
  }
}

/**
 * Firefox's remote protocol, one connection per window.
 * Source: https://firefox-source-docs.mozilla.org/testing/marionette/Protocol.html
 */
export async function connectMarionette(port: number): Promise<Marionette> {
  const socket = connect(port, '127.0.0.1')
  const waiting = new Map<number, { resolve(result: unknown): void; reject(error: Error): void }>()
  let rest: Buffer = Buffer.alloc(0)
  let lastId = 0

  socket.on('data', (chunk: Buffer) => {
    const received = packetsOf(Buffer.concat([rest, chunk]))
    rest = received.rest
    for (const message of received.packets.filter(isAnswer)) {
      const [, id, error, result] = message
      const asked = waiting.get(id)
      waiting.delete(id)
      if (error) asked?.reject(new Error(`${error.error}: ${error.message}`))
      else asked?.resolve(result)
    }
  })
  socket.on('close', () => {
    for (const { reject } of waiting.values()) reject(new Error('Firefox ended'))
    waiting.clear()
  })
  await once(socket, 'connect')
  // A broken connection closes, which is all that waiting calls need.
  socket.on('error', () => {})
  return {
    command: <Result>(name: string, parameters: object = {}) =>
      new Promise<Result>((resolve, reject) => {
        if (socket.destroyed) throw new Error('Firefox ended')
        lastId += 1
        waiting.set(lastId, { resolve: resolve as (result: unknown) => void, reject })
        const packet = JSON.stringify([0, lastId, name, parameters])
        socket.write(`${Buffer.byteLength(packet)}:${packet}`)
      }),
    close: () => socket.destroy(),
  }
}
