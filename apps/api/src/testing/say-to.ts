import { connect } from 'node:net'

/** Sends raw bytes that no client would send; returns everything the server sends until it closes. */
export const sayTo = (port: number, bytes: string) =>
  new Promise<string>((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes))
    let heard = ''
    socket.on('data', chunk => {
      heard += chunk
    })
    socket.once('close', () => resolve(heard))
    socket.once('error', reject)
    socket.setTimeout(2000, () => socket.destroy())
  })
