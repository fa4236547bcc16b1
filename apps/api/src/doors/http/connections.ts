import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { Words } from '../../ground/ports/words.ts'
import { errorReply } from './error-replies.ts'

const statusByCode: Record<string, number> = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 }

/** Answers what was too slow, too large or no HTTP at all, so that no route ever saw it, with the headers of every answer. */
export function answerBrokenCalls(headers: Readonly<Record<string, string>>, words: Words) {
  return (error: Error & { code?: string }, socket: Socket) => {
    if (error.code === 'ECONNRESET' || socket.destroyed) return
    if (socket.writable) {
      const status = statusByCode[error.code ?? ''] ?? 400
      const body = JSON.stringify({ ...errorReply(words, 'malformed'), code: status })
      const lines = Object.entries({
        ...headers,
        'cache-control': 'no-store',
        connection: 'close',
        'content-length': String(Buffer.byteLength(body)),
        'content-type': 'application/json; charset=utf-8',
      }).map(([name, value]) => `${name}: ${value}`)
      socket.write([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n'))
    }
    socket.destroy(error)
  }
}

/** A call that comes drop by drop, or a connection only held open, takes no other's place. */
export const slowCallers = {
  /** From the first byte of a call to its last; 64 kB over a poor mobile network take a few seconds. */
  requestTimeout: 30_000,
  /** Of silence, while anything is under way. */
  connectionTimeout: 60_000,
  /** Between two calls; longer than a proxy keeps its own end open, so that none is lost in between. */
  keepAliveTimeout: 72_000,
  http: {
    /** Has to be below the time for the whole call: Node waits for the longer of the two. */
    headersTimeout: 15_000,
    /** How often Node looks for calls that are over their time; it cuts them off that much later at most. */
    connectionsCheckingInterval: 5000,
  },
} as const

/** A browser opens six, a proxy a few dozen; each costs some memory, and a process has only so many. */
export const maxConnections = 4000

/** Of one computer, where no proxy stands before a server for others: a household behind one address. */
export const maxConnectionsOfOne = 64

type Exposed = { trustProxy: unknown; isProduction: boolean }

/** Lets no single computer hold all connections there are. Behind a proxy they all come from it, and it is the one to count them. */
export function fewOfEach(app: FastifyInstance, { trustProxy, isProduction }: Exposed) {
  if (trustProxy !== 0 || !isProduction) return
  const open = new Map<string, number>()
  app.server.prependListener('connection', (socket: Socket) => {
    const { remoteAddress = '' } = socket
    const count = (open.get(remoteAddress) ?? 0) + 1
    open.set(remoteAddress, count)
    socket.once('close', () => {
      const left = (open.get(remoteAddress) ?? 1) - 1
      if (left === 0) open.delete(remoteAddress)
      else open.set(remoteAddress, left)
    })
    if (count > maxConnectionsOfOne) socket.destroy()
  })
}

/**
 * Has a server that is told to end go on answering for so long that a proxy notices it is not ready any more. What else has to end
 * before the server closes is added between the two calls of this, and ends meanwhile.
 */
export function leaveSlowly(app: FastifyInstance, seconds: number) {
  let noticed: Promise<void> | null = null
  app.addHook('preClose', async () => {
    noticed = sleep(seconds * 1000)
  })
  return {
    isLeaving: () => noticed !== null,
    waitForProxy: () => app.addHook('preClose', async () => noticed ?? undefined),
  }
}
