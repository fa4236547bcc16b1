import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { Words } from '../../ground/ports/words.ts'
import { errorReply } from './error-replies.ts'

const statusByCode: Record<string, number> = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 }

/** Adds our headers to responses Node sends before any route: to slow, oversized or non-HTTP requests. */
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

/** Timeouts against slow clients and idle connections. */
export const slowCallers = {
  /** Whole request; 64 kB over a poor mobile network take a few seconds. */
  requestTimeout: 30_000,
  /** Silence during a request or response. */
  connectionTimeout: 60_000,
  /** Idle time between requests; longer than a proxy's, so that a reused connection is never just closing. */
  keepAliveTimeout: 72_000,
  http: {
    /** Must be below `requestTimeout`: Node applies the longer of the two. */
    headersTimeout: 15_000,
    /** Interval of Node's timeout checks, and so their maximum delay. */
    connectionsCheckingInterval: 5000,
  },
} as const

/** A browser opens six, a proxy a few dozen; each costs memory. */
export const maxConnections = 4000

/** Per client IP address without a proxy; enough for a household. */
export const maxConnectionsOfOne = 64

type Exposed = { trustProxy: unknown; isProduction: boolean }

/** Stops one client from holding every connection; behind a proxy, the proxy must do this. */
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
 * On shutdown, keeps answering long enough for a proxy to notice the server is not ready. Whatever is registered
 * between the two calls of this function stops in the meantime.
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
