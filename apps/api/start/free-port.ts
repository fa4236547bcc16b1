import { connect } from 'node:net'

const portsToTry = 20

const answers = (port: number, host: string) =>
  new Promise<boolean>(resolve => {
    const socket = connect({ port, host })
    socket.setTimeout(500)
    const end = (isTaken: boolean) => {
      socket.destroy()
      resolve(isTaken)
    }
    socket.once('connect', () => end(true))
    socket.once('timeout', () => end(false))
    socket.once('error', () => end(false))
  })

/** Whether a local program listens on the port, over IPv4 or IPv6. */
export const isPortTaken = async (port: number): Promise<boolean> =>
  (await answers(port, '127.0.0.1')) || (await answers(port, '::1'))

/** Finds the first free port from `first` on, or null. */
export async function findFreePort(first: number): Promise<number | null> {
  for (let port = first; port < first + portsToTry; port++) if (!(await isPortTaken(port))) return port
  return null
}
