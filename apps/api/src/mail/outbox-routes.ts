import type { FastifyInstance } from 'fastify'
import { isFromThisMachine } from '../http/is-from-this-machine.ts'
import type { KeptMail } from './kept-mails.ts'
import { outboxPage, outboxPolicy } from './outbox-page.ts'

export const outboxPath = '/sandbox/mails'

/** Where mails are not sent: a page of them, on this computer only. Others find nothing here. */
export function outboxRoutes(app: FastifyInstance, list: () => readonly KeptMail[]) {
  app.get(outboxPath, { schema: { hide: true }, exposeHeadRoute: false }, async (request, reply) => {
    if (!isFromThisMachine(request)) return reply.callNotFound()
    return reply
      .headers({ 'content-security-policy': outboxPolicy, 'cache-control': 'no-store' })
      .type('text/html; charset=utf-8')
      .send(outboxPage(list()))
  })
}
