import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { errorReply } from './error-replies.ts'

const statusByCode: Record<string, number> = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 }

/** Answers what was too slow, too large or no HTTP at all, so that no route ever saw it, with the headers of every answer. */
export function answerBrokenCalls(headers: Readonly<Record<string, string>>) {
  return (error: Error & { code?: string }, socket: Socket) => {
    if (error.code === 'ECONNRESET' || socket.destroyed) return
    if (socket.writable) {
      const status = statusByCode[error.code ?? ''] ?? 400
      const body = JSON.stringify({ ...errorReply('malformed'), code: status })
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
