import type { FastifyInstance } from 'fastify'

/** Leaves JSON as the one content type the server reads; any other is answered with 415. */
export function jsonOnly(app: FastifyInstance) {
  app.removeContentTypeParser('text/plain')
  app.addHook('onSend', async (request, reply) => {
    if (request.url.startsWith('/api/') && !reply.hasHeader('cache-control'))
      reply.header('cache-control', 'no-store')
  })
}
