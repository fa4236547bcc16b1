import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { readForm } from './form-fields.ts'
import { PeerBooks } from './peer-books.ts'
import { failure, type PeerReply, replyTo } from './peer-replies.ts'

/** Health of the stand-in; `broken-for-the-key` fails for good per key, `answer-lost` loses replies. */
type Health = 'well' | 'silent' | 'hangs-up' | 'broken' | 'broken-for-the-key' | 'answer-lost'

type Asked = { method: string; path: string; body: string; headers: IncomingHttpHeaders }
type Kept = { body: string; reply: PeerReply }

export type StripePeer = {
  url: string
  books: PeerBooks
  /** Every request as it came over the wire. */
  asked: Asked[]
  setHealth(health: Health): void
  close(): Promise<void>
}

export const peerKey = 'sk_test_of_this_test_run'

const broken = failure(500, 'api_error', 'Something went wrong on our end.')
const send = (response: ServerResponse, { status, body }: PeerReply, headers: Record<string, string> = {}) =>
  response
    .writeHead(status, { 'content-type': 'application/json', 'request-id': 'req_test', ...headers })
    .end(JSON.stringify(body))

/** Opens a server with the part of Stripe's HTTP API that Lithe uses, including idempotency keys. */
export async function openStripePeer(): Promise<StripePeer> {
  const books = new PeerBooks()
  const asked: Asked[] = []
  const keptByKey = new Map<string, Kept>()
  let health: Health = 'well'

  function replyOnce(key: string | undefined, { method, path, body }: Asked) {
    const known = key === undefined ? undefined : keptByKey.get(key)
    if (known && known.body !== body)
      return { reply: failure(400, 'idempotency_error', 'Keys for idempotent requests differ.'), headers: {} }
    if (known) return { reply: known.reply, headers: { 'idempotent-replayed': 'true' } }
    const { pathname, search } = new URL(path, 'http://peer')
    const fields = readForm(method === 'GET' ? search : body)
    const isBroken = health === 'broken-for-the-key' && method === 'POST'
    const reply = isBroken ? broken : replyTo(books, { method, path: pathname, fields })
    if (key !== undefined) keptByKey.set(key, { body, reply })
    return { reply, headers: {} }
  }

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const { method = '', url: path = '', headers } = request
    const question = { method, path, headers, body: await text(request) }
    asked.push(question)
    if (health === 'silent') return
    if (health === 'hangs-up') return void request.socket.destroy()
    if (health === 'broken') return send(response, broken)
    if (headers.authorization !== `Bearer ${peerKey}`)
      return send(response, failure(401, 'invalid_request_error', 'Invalid API Key provided'))
    const key = headers['idempotency-key']
    const { reply, headers: more } = replyOnce(typeof key === 'string' ? key : undefined, question)
    if (health === 'answer-lost') return void request.socket.destroy()
    return send(response, reply, more)
  }

  const server = createServer((request, response) => void answer(request, response))
  // Otherwise a connection may close just as it is reused, like an outage.
  server.keepAliveTimeout = 600_000
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the peer has no port')
  return {
    url: `http://127.0.0.1:${address.port}`,
    books,
    asked,
    setHealth(next) {
      health = next
    },
    async close() {
      server.closeAllConnections()
      await new Promise(closed => server.close(closed))
    },
  }
}
