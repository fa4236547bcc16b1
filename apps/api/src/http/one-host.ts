import type { FastifyInstance } from 'fastify'
import { errorReply } from './error-replies.ts'

/** Names and values take turns in the raw list. */
const hostsIn = (rawHeaders: readonly string[]) =>
  rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length

/** Node keeps the first of two Host headers and a proxy before it may keep the last: RFC 9112 (3.2) has both refused. */
export function oneHostOnly(app: FastifyInstance) {
  app.addHook('onRequest', async ({ raw }, reply) => {
    if (hostsIn(raw.rawHeaders) < 2) return
    const refusal = errorReply('malformed', 'Send one Host header.')
    return reply.code(refusal.code).send(refusal)
  })
}
