import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { Update } from 'grammy/types'
import { botToken } from '../new-telegrammer.ts'
import { messageMethods, type PeerMethod } from './message-methods.ts'
import { paymentMethods } from './payment-methods.ts'
import { PeerBooks } from './peer-books.ts'
import { badRequest, failure, good, type PeerReply } from './peer-replies.ts'
import { type BotCall, readCall } from './read-call.ts'
import { setUpMethods } from './set-up-methods.ts'

export const peerBotName = 'lithe_test_bot'

type Failure = { error_code: number; description: string; retry_after?: number }

export type BotApiPeer = {
  url: string
  books: PeerBooks
  /** Calls of a method so far, in order, including refused calls. */
  calls(method: string): BotCall[]
  /** Fails the next call of this method; repeated uses fail the following calls. */
  failNext(method: string, failure: Failure): void
  /** Delivers an update to the poller or webhook; returns the webhook's status. */
  deliver(update: Update): Promise<number | null>
  /** Overrides a webhook's public origin in this test. */
  leadWebhookTo(origin: string): void
  stop(): Promise<void>
  /** Restarts on the same port. */
  start(): Promise<void>
}

const methods: Record<string, PeerMethod | undefined> = {
  ...setUpMethods,
  ...messageMethods,
  ...paymentMethods,
}
const conflict = failure(409, 'Conflict: terminated by other getUpdates request')
const webhookConflict = failure(409, "Conflict: can't use getUpdates method while webhook is active")

/** Opens a server with the part of Telegram's Bot API that Lithe uses. */
export async function openBotApiPeer({ port = 0, token = botToken } = {}): Promise<BotApiPeer> {
  const books = new PeerBooks(Number(token.split(':')[0]), peerBotName)
  const asked: BotCall[] = []
  const failures: (Failure & { method: string })[] = []
  let webhookOrigin: string | null = null

  async function getUpdates({ payload }: BotCall): Promise<PeerReply> {
    if (books.webhook) return webhookConflict
    if (Array.isArray(payload.allowed_updates)) books.allowedUpdates = payload.allowed_updates.map(String)
    const { offset = 0, limit = 100, timeout = 0 } = payload
    const updates = await books.updates.fetch(Number(offset), Number(limit), Number(timeout))
    return updates === 'replaced' ? conflict : good(updates)
  }

  async function replyTo(call: BotCall): Promise<PeerReply> {
    const at = failures.findIndex(({ method }) => method === call.method)
    const [failing] = at < 0 ? [] : failures.splice(at, 1)
    if (failing) {
      const { error_code, description, retry_after } = failing
      const wait = retry_after === undefined ? {} : { parameters: { retry_after } }
      return { ok: false, error_code, description, ...wait }
    }
    if (call.method === 'getUpdates') return getUpdates(call)
    const method = methods[call.method]
    return method ? method(books, call) : failure(404, 'Not Found: method not found')
  }

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const [, given, method = ''] = /^\/bot([^/]+)\/(\w+)$/.exec(request.url ?? '') ?? []
    const call = await readCall(request, method).catch(() => null)
    if (call && given === token) asked.push(call)
    const known = given === token ? await (call ? replyTo(call) : badRequest('body')) : null
    const reply = known ?? failure(401, 'Unauthorized')
    response
      .writeHead(reply.ok ? 200 : reply.error_code, { 'content-type': 'application/json' })
      .end(JSON.stringify(reply))
  }

  async function toWebhook(address: string, secret: string, update: Update): Promise<number> {
    const { pathname, origin } = new URL(address)
    const { status } = await fetch((webhookOrigin ?? origin) + pathname, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-telegram-bot-api-secret-token': secret },
      body: JSON.stringify(update),
    })
    return status
  }

  const server = createServer((request, response) => void answer(request, response))
  // Otherwise a connection may close just as it is reused, like an outage.
  server.keepAliveTimeout = 600_000
  let listensAt = port
  async function start() {
    server.listen(listensAt, '127.0.0.1')
    await once(server, 'listening')
    const address = server.address()
    if (address === null || typeof address === 'string') throw new Error('the peer has no port')
    listensAt = address.port
  }
  await start()

  return {
    url: `http://127.0.0.1:${listensAt}`,
    books,
    start,
    calls: name => asked.filter(({ method }) => method === name),
    failNext: (method, failing) => failures.push({ method, ...failing }),
    async deliver(update) {
      books.witness(update)
      if (books.webhook) return toWebhook(books.webhook.url, books.webhook.secret, update)
      books.updates.add(update)
      return null
    },
    leadWebhookTo(origin) {
      webhookOrigin = origin
    },
    async stop() {
      books.updates.letGo()
      const closed = new Promise(resolve => server.close(resolve))
      server.closeAllConnections()
      await closed
    },
  }
}
